import { Link, useAccess, useLocation } from '@umijs/max';
import { useT } from '@/hooks/useT';
import type { useOwnResume } from '../fit/useOwnResume';
import { loginPath } from '../paths';
import styles from './CompareDrawer.module.css';

interface CompareNotesProps {
  own: ReturnType<typeof useOwnResume>;
  /** Positions that are no longer there. */
  gone: number;
  /** Positions for which this screen has no room. */
  hidden: number;
  /** One position has nothing to be compared with. */
  isAlone: boolean;
}

/** What the comparison leaves out and why, and whose review decides. */
export default function CompareNotes({ own, gone, hidden, isAlone }: CompareNotesProps) {
  const t = useT();
  return (
    <>
      {isAlone && <p className={styles.notes}>{t('positions.compare.alone')}</p>}
      {gone > 0 && <p className={styles.notes}>{t('positions.compare.gone', { count: gone })}</p>}
      {hidden > 0 && (
        <p className={styles.notes}>{t('positions.compare.hidden', { count: hidden })}</p>
      )}
      <OwnNote own={own} />
    </>
  );
}

function OwnNote({ own: { resume, isEmpty, error, refresh } }: Pick<CompareNotesProps, 'own'>) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { isSignedIn, isReviewer } = useAccess();
  if (isReviewer) return null;
  if (!isSignedIn) {
    return (
      <p className={styles.notes}>
        {t('positions.compare.visitor')}{' '}
        <Link className={styles.link} to={loginPath(pathname + search)}>
          {t('positions.fit.signIn')}
        </Link>
      </p>
    );
  }
  if (error) {
    return (
      <p className={styles.notes} role="alert">
        {t('positions.fit.failed')}{' '}
        <button type="button" className={styles.link} onClick={refresh}>
          {t('common.retry')}
        </button>
      </p>
    );
  }
  if (isEmpty) {
    return (
      <p className={styles.notes}>
        {t('positions.compare.emptyResume')}{' '}
        <Link className={styles.link} to="/resumeedit/basic">
          {t('positions.fit.fill')}
        </Link>
      </p>
    );
  }
  return resume && <p className={styles.notes}>{t('positions.fit.note')}</p>;
}
