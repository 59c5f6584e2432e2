import { Link, useAccess, useLocation } from '@umijs/max';
import { useId, useMemo } from 'react';
import Failure from '@/components/Failure';
import { editorHrefFromPosition } from '@/features/resume/shared/entrances';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import { fitOf } from '../shared/fit/fit';
import { useOwnResume } from '../shared/fit/useOwnResume';
import { loginPath } from '../shared/paths';
import FitList from './FitList';
import styles from './FitPanel.module.css';

/** Whether one may apply, as far as the résumé tells; the unit's review decides (product decisions, /recruitmentview). */
export default function FitPanel({ position }: { position: PositionDetail }) {
  const t = useT();
  const headingId = useId();
  const { isReviewer } = useAccess();
  if (isReviewer) return null;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('positions.fit.title')}
      </h2>
      <FitAnswers position={position} />
      <p className={styles.note}>{t('positions.fit.note')}</p>
    </section>
  );
}

/** The answers, or what is needed for them: signing in, a résumé. */
function FitAnswers({ position }: { position: PositionDetail }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { isSignedIn } = useAccess();
  const { resume, isEmpty, error, refresh } = useOwnResume();
  const items = useMemo(() => resume && fitOf(resume, position), [resume, position]);

  if (!isSignedIn) {
    return (
      <Invitation
        words={t('positions.fit.visitor')}
        action={t('positions.fit.signIn')}
        to={loginPath(pathname + search)}
      />
    );
  }
  if (error) return <Failure isCompact title={t('positions.fit.failed')} onRetry={refresh} />;
  if (!items) {
    return (
      <div role="status" className={styles.waiting}>
        <span className="visuallyHidden">{t('common.loading')}</span>
      </div>
    );
  }
  if (items.length === 0) return <p className={styles.words}>{t('positions.fit.none')}</p>;
  if (isEmpty) {
    return (
      <Invitation
        words={t('positions.fit.empty')}
        action={t('positions.fit.fill')}
        to={editorHrefFromPosition(position.id, pathname + search)}
      />
    );
  }
  return <FitList positionId={position.id} items={items} />;
}

function Invitation({ words, action, to }: { words: string; action: string; to: string }) {
  return (
    <>
      <p className={styles.words}>{words}</p>
      <Link className={styles.invitation} to={to}>
        {action}
      </Link>
    </>
  );
}
