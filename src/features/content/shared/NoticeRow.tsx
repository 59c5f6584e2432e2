import { Link } from '@umijs/max';
import { Flex, Tag } from 'antd';
import shared from '@/components/shared.module.css';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { Notice } from '@/services/types';
import { nextKeyDate } from './keyDate';
import styles from './NoticeRow.module.css';
import { noticePath } from './paths';

interface NoticeRowProps {
  notice: Notice;
  /** Where the list is, for the way back: a known word, or the unit's id. */
  src: string;
  headingLevel?: 2 | 3 | 4;
}

/** One notice in a list: title, type, day of publication, and the next date that matters. */
export default function NoticeRow({ notice, src, headingLevel = 3 }: NoticeRowProps) {
  const t = useT();
  const Heading = `h${headingLevel}` as const;
  const next = nextKeyDate(notice.keyDates, Date.now());
  return (
    <article className={styles.row}>
      <Flex gap={8} align="baseline">
        {notice.pinned && <Tag color="warning">{t('content.notice.pinned')}</Tag>}
        <Heading className={shared.rowTitle} lang="zh-CN">
          <Link to={noticePath(notice.id, src)} state={{ isFromList: true }}>
            {notice.title}
          </Link>
        </Heading>
      </Flex>
      <Flex wrap component="p" gap="0 16px" className={styles.second}>
        <span>{t(`content.notice.type.${notice.type}`)}</span>
        <span>
          {t('content.notice.published')} <Time value={notice.publishedAt} />
        </span>
        {next && (
          <span className={styles.next}>
            <span lang="zh-CN">{next.label}</span> <Time value={next.at} />
          </span>
        )}
      </Flex>
    </article>
  );
}
