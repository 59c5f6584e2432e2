import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import Failure from '@/components/Failure';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import styles from '../shared/fit/Fit.module.css';

const FitAnswers = lazy(() => import('./FitAnswers'));

/** How the person's own résumé fits. If its chunk fails, the position is still shown. */
export default function OwnFit({ position }: { position: PositionDetail }) {
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
