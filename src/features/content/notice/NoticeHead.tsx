import { Flex, Tag } from 'antd';
import PageHead from '@/components/PageHead';
import PrintButton from '@/components/PrintButton';
import CodeButton from '@/components/share/CodeButton';
import Time from '@/components/Time';
import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import type { NoticeDetail } from '@/services/types';
import { noticePath } from '@/utils/paths/content';
import { serverNow } from '@/utils/serverClock';
import { nextKeyDate } from '../shared/keyDate';
import styles from './Notice.module.css';

/**
 * The title of a notice with its facts. One heading before and after
 * loading, so that it keeps the focus.
 */
export default function NoticeHead({ notice }: { notice?: NoticeDetail }) {
  const t = useT();
  return (
    <PageHead
      title={notice?.title ?? t('content.notice.detailTitle')}
      titleLang={notice && 'zh-CN'}
      intro={
        notice && (
          <Flex wrap component="span" gap="4px 16px" align="center">
            {notice.pinned && <Tag color="warning">{t('content.notice.pinned')}</Tag>}
            <span>{t(`content.notice.type.${notice.type}`)}</span>
            <span>
              {t('content.notice.published')} <Time value={notice.publishedAt} isExact />
            </span>
          </Flex>
        )
      }
      action={
        notice && (
          <Flex gap={24} className={styles.tools}>
            <NoticeCode notice={notice} />
            <PrintButton isQuiet />
          </Flex>
        )
      }
    />
  );
}

/** The code of a notice, with its next date. */
function NoticeCode({ notice }: { notice: NoticeDetail }) {
  const { exact } = useDateText();
  const { id, title, keyDates = [] } = notice;
  const next = nextKeyDate(keyDates, serverNow());
  const lines = next ? [`${next.label} ${exact(next.at)}`] : [];
  return <CodeButton title={title} path={noticePath(id)} lines={lines} />;
}
