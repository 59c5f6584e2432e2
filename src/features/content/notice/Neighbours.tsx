import { Link } from '@umijs/max';
import { useT } from '@/hooks/useT';
import type { NoticeDetail, NoticeRef } from '@/services/types';
import { noticePath } from '../shared/paths';
import styles from './Neighbours.module.css';

interface NeighboursProps {
  notice: Pick<NoticeDetail, 'previous' | 'next'>;
  /** Goes on with the reader, so that the way back stays. */
  src: string | undefined;
}

/** The notices before and after this one. */
export default function Neighbours({ notice, src }: NeighboursProps) {
  const t = useT();
  const { previous, next } = notice;
  if (!previous && !next) return null;
  const link = (rel: 'prev' | 'next', label: string, to: NoticeRef) => (
    <Link className={styles.link} rel={rel} to={noticePath(to.id, src)}>
      <span className="quiet">{label}</span>
      <span lang="zh-CN">{to.title}</span>
    </Link>
  );
  return (
    <nav className={styles.nav} aria-label={t('content.notice.neighbours')}>
      {previous && link('prev', t('content.notice.previous'), previous)}
      {next && link('next', t('content.notice.next'), next)}
    </nav>
  );
}
