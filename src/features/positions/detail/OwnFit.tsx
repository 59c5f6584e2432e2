import LateBoundary from '@/components/LateBoundary';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import styles from '../shared/fit/Fit.module.css';

const FitAnswers = lazyWithRetry(() => import('./FitAnswers'));

/** How the person's own résumé fits. If its chunk fails, the position is still shown. */
export default function OwnFit({ position }: { position: PositionDetail }) {
  const t = useT();
  const waiting = (
    <div role="status" className={styles.waiting}>
      <span className="visuallyHidden">{t('common.loading')}</span>
    </div>
  );
  return (
    <LateBoundary waiting={waiting} title={t('positions.fit.failed')}>
      <FitAnswers position={position} waiting={waiting} />
    </LateBoundary>
  );
}
