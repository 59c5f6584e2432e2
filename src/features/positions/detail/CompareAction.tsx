import { Link, useLocation } from '@umijs/max';
import { overlayState } from '@/hooks/useOverlay';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import { onThisPage } from '@/utils/onThisPage';
import CompareButton from '../shared/compare/CompareButton';
import { compareQuery } from '../shared/compare/comparePath';
import { useCompare } from '../shared/compare/useCompare';
import styles from './ActionPanel.module.css';

/** The position into the basket to compare; from two on, the way to the comparison over this page. */
export default function CompareAction({ position }: { position: PositionDetail }) {
  const t = useT();
  const { search } = useLocation();
  const { chosen } = useCompare();
  const ids = chosen.map(({ id }) => id);
  return (
    <>
      <CompareButton position={position} />
      {ids.length > 1 && (
        <Link
          className={styles.compare}
          to={onThisPage(compareQuery(search, ids))}
          state={overlayState}
        >
          {t('positions.compare.view', { count: ids.length })}
        </Link>
      )}
    </>
  );
}
