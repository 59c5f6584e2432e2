import { useLocation } from '@umijs/max';
import Part from '@/components/Part';
import RichText from '@/components/RichText';
import { useT } from '@/hooks/useT';
import type { NoticeDetail } from '@/services/types';
import KeyDates from '../shared/KeyDates';
import Attachments from './Attachments';
import Neighbours from './Neighbours';
import styles from './Notice.module.css';
import RelatedPositions from './RelatedPositions';

/** A notice in full: its dates first, then the text, its files, its positions, its neighbours. */
export default function NoticeArticle({ notice, src }: { notice: NoticeDetail; src?: string }) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <article className={styles.article}>
      {notice.keyDates.length > 0 && (
        <Part title={t('content.notice.keyDates')}>
          <KeyDates dates={notice.keyDates} subject={notice.title} uid={`notice-${notice.id}`} />
        </Part>
      )}
      <Part title={t('content.notice.text')}>
        <div className={styles.text}>
          <RichText html={notice.contentHtml} />
        </div>
      </Part>
      {notice.attachments.length > 0 && (
        <Part title={t('content.notice.attachments')}>
          <Attachments files={notice.attachments} />
        </Part>
      )}
      {notice.positionIds.length > 0 && (
        <Part title={t('content.notice.positions')}>
          <RelatedPositions ids={notice.positionIds} backPath={pathname} />
        </Part>
      )}
      <Neighbours notice={notice} src={src} />
    </article>
  );
}
