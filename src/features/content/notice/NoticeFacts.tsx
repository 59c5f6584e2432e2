import { Tag } from 'antd';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { NoticeDetail } from '@/services/types';
import { noticeTypeKeys } from '../shared/labels';
import styles from './Notice.module.css';

/** What kind of notice it is, and when it was published: one line under its title. */
export default function NoticeFacts({ notice }: { notice: NoticeDetail }) {
  const t = useT();
  return (
    <span className={styles.facts}>
      {notice.pinned && <Tag color="warning">{t('content.notice.pinned')}</Tag>}
      <span>{t(noticeTypeKeys[notice.type])}</span>
      <span>
        {t('content.notice.published')} <Time value={notice.publishedAt} isExact />
      </span>
    </span>
  );
}
