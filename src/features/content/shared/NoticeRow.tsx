import { Link } from '@umijs/max';
import { Flex, Tag } from 'antd';
import shared from '@/components/shared.module.css';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import type { Notice } from '@/services/types';
import { noticePath } from '@/utils/paths/content';
import { serverNow } from '@/utils/serverClock';
import { nextKeyDate } from './keyDate';

interface NoticeRowProps {
  notice: Notice;
  /** Where the list is, for the way back: a known word, or the unit's id. */
  src: string;
}

/** A notice in a list: title, type, day of publication, and the next key date. */
export default function NoticeRow({ notice, src }: NoticeRowProps) {
  const t = useT();
  const readNext = () => nextKeyDate(notice.keyDates, serverNow());
  // Drawn anew when that date passes.
  useTimedValue(() => readNext()?.at);
  const next = readNext();
  return (
    <article style={{ minHeight: 72, padding: '12px var(--inset)', boxSizing: 'border-box' }}>
      <Flex gap={8} align="baseline">
        {notice.pinned && <Tag color="warning">{t('content.notice.pinned')}</Tag>}
        <h3 className={shared.rowTitle} lang="zh-CN">
          <Link to={noticePath(notice.id, src)} state={{ isFromList: true }}>
            {notice.title}
          </Link>
        </h3>
      </Flex>
      <Flex wrap component="p" gap="0 16px" className="quiet" style={{ marginTop: 4 }}>
        <span>{t(`content.notice.type.${notice.type}`)}</span>
        <span>
          {t('content.notice.published')} <Time value={notice.publishedAt} />
        </span>
        {next && (
          <span style={{ color: 'var(--ant-color-text)' }}>
            <span lang="zh-CN">{next.label}</span> <Time value={next.at} />
          </span>
        )}
      </Flex>
    </article>
  );
}
