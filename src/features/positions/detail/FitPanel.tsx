import { useAccess, useLocation } from '@umijs/max';
import { useId } from 'react';
import ActionLink from '@/components/ActionLink';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import { loginPath } from '@/utils/paths/positions';
import styles from '../shared/fit/Fit.module.css';
import OwnFit from './OwnFit';

/** Whether the résumé meets the requirements; the employer's review decides (docs/product.md, Screens). */
export default function FitPanel({ position }: { position: PositionDetail }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const headingId = useId();
  const { isReviewer, isSignedIn } = useAccess();
  if (isReviewer) return null;
  return (
    <section className={`${styles.panel} offPaper`} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('positions.fit.title')}
      </h2>
      {isSignedIn ? (
        <OwnFit position={position} />
      ) : (
        <>
          <p className={styles.words}>{t('positions.fit.visitor')}</p>
          <ActionLink to={loginPath(pathname + search)}>{t('positions.fit.signIn')}</ActionLink>
        </>
      )}
      <p className="quiet">{t('positions.fit.note')}</p>
    </section>
  );
}
