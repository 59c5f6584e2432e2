import { useAccess, useLocation } from '@umijs/max';
import { lazy, Suspense, useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import ActionLink from '@/components/ActionLink';
import Failure from '@/components/Failure';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import { loginPath } from '@/utils/paths/positions';
import styles from '../shared/fit/Fit.module.css';

const FitAnswers = lazy(() => import('./FitAnswers'));

/** Whether the résumé meets the requirements; the employer's review decides (docs/product.md, Screens). */
export default function FitPanel({ position }: { position: PositionDetail }) {
  const t = useT();
  const headingId = useId();
  const { isReviewer, isSignedIn } = useAccess();
  if (isReviewer) return null;
  return (
    <section className={`${styles.panel} offPaper`} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('positions.fit.title')}
      </h2>
      {isSignedIn ? <OwnFit position={position} /> : <SignInFirst />}
      <p className="quiet">{t('positions.fit.note')}</p>
    </section>
  );
}

function SignInFirst() {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <>
      <p className={styles.words}>{t('positions.fit.visitor')}</p>
      <ActionLink to={loginPath(pathname + search)}>{t('positions.fit.signIn')}</ActionLink>
    </>
  );
}

/** If this chunk fails, the position is still shown. */
function OwnFit({ position }: { position: PositionDetail }) {
  const t = useT();
  const waiting = (
    <div role="status" className={styles.waiting}>
      <span className="visuallyHidden">{t('common.loading')}</span>
    </div>
  );
  const failure = (
    <Failure isCompact title={t('positions.fit.failed')} onRetry={() => window.location.reload()} />
  );
  return (
    <ErrorBoundary fallback={failure}>
      <Suspense fallback={waiting}>
        <FitAnswers position={position} waiting={waiting} />
      </Suspense>
    </ErrorBoundary>
  );
}
