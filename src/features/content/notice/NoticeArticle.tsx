import { Link, useIntl } from '@umijs/max';
import PageSection from '@/components/PageSection';
import PlainButton from '@/components/PlainButton';
import shared from '@/components/shared.module.css';
import { useT } from '@/hooks/useT';
import type { NoticeDetail, NoticeRef, UploadedFile } from '@/services/types';
import { noticePath } from '@/utils/paths/content';
import { useNoticeFile } from '../useNotice';
import styles from './Notice.module.css';
import NoticeBody from './NoticeBody';
import RelatedPositions from './RelatedPositions';

interface NoticeArticleProps {
  notice: NoticeDetail;
  /** Passed on to the next notice, so that the way back stays. */
  src?: string;
}

/** A notice in full: first its dates, then the text, the files, the positions, and links to the next notices. */
export default function NoticeArticle({ notice, src }: NoticeArticleProps) {
  const t = useT();
  return (
    <article className={styles.article}>
      <NoticeBody notice={notice} />
      {notice.attachments.length > 0 && (
        <PageSection title={t('content.notice.attachments')}>
          <ul className="lines">
            {notice.attachments.map((file) => (
              <Attachment key={file.id} file={file} />
            ))}
          </ul>
        </PageSection>
      )}
      {notice.positionIds.length > 0 && (
        <PageSection title={t('content.notice.positions')}>
          <RelatedPositions ids={notice.positionIds} />
        </PageSection>
      )}
      <Neighbours notice={notice} src={src} />
    </article>
  );
}

/** Links to the notices before and after this one. */
function Neighbours({ notice, src }: NoticeArticleProps) {
  const t = useT();
  const { previous, next } = notice;
  if (!previous && !next) return null;
  const link = (rel: 'prev' | 'next', label: string, to: NoticeRef) => (
    <Link className={styles.neighbour} rel={rel} to={noticePath(to.id, src)}>
      <span className="quiet">{label}</span>
      <span lang="zh-CN">{to.title}</span>
    </Link>
  );
  return (
    <nav className={styles.neighbours} aria-label={t('content.notice.neighbours')}>
      {previous && link('prev', t('content.notice.previous'), previous)}
      {next && link('next', t('content.notice.next'), next)}
    </nav>
  );
}

/** A file of the notice. It needs the token, so it is fetched and then saved as a download (contract: file/view). */
function Attachment({ file }: { file: UploadedFile }) {
  const t = useT();
  const { locale } = useIntl();
  const { run, loading, error } = useNoticeFile(file);
  return (
    <li className={shared.item} style={{ padding: '4px 0' }}>
      <span lang="zh-CN">{file.name}</span>
      <span className="quiet">{file.size > 0 && fileSize(file.size, locale)}</span>
      <PlainButton
        style={{ marginInlineStart: 'auto' }}
        onClick={run}
        disabled={loading}
        aria-label={t('content.attachment.downloadLabel', { name: file.name })}
      >
        {t(loading ? 'content.attachment.loading' : 'content.attachment.download')}
      </PlainButton>
      <span role="status" className={shared.problem}>
        {error && t('content.attachment.failed')}
      </span>
    </li>
  );
}

const kilobyte = 1024;

/** A size in bytes, in kB or MB. */
function fileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= kilobyte * kilobyte;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(1, isLarge ? bytes / kilobyte / kilobyte : Math.ceil(bytes / kilobyte)));
}
