import { useLocation } from '@umijs/max';
import { type ReactNode, useId } from 'react';
import PageHead from '@/components/PageHead';
import PrintButton from '@/components/PrintButton';
import RichText from '@/components/RichText';
import Tag from '@/components/Tag';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { NoticeDetail } from '@/services/types';
import KeyDates from '../shared/KeyDates';
import { noticeTypeKeys } from '../shared/labels';
import Attachments from './Attachments';
import Neighbours from './Neighbours';
import styles from './Notice.module.css';
import RelatedPositions from './RelatedPositions';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A notice in full: its dates first, then the text, its files, its positions, its neighbours. */
export default function NoticeArticle({ notice, src }: { notice: NoticeDetail; src?: string }) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <article className={styles.article}>
      <PageHead
        title={notice.title}
        intro={
          <span className={styles.facts}>
            {notice.pinned && <Tag tone="gold">{t('content.notice.pinned')}</Tag>}
            <span>{t(noticeTypeKeys[notice.type])}</span>
            <span>
              {t('content.notice.published')} <Time value={notice.publishedAt} isExact />
            </span>
          </span>
        }
        action={<PrintButton />}
      />
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
