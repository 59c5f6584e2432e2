import { Link, useLocation } from '@umijs/max';
import { editorHrefFromPosition } from '@/features/resume/shared/entrances';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useT } from '@/hooks/useT';
import FitReason from '../shared/fit/FitReason';
import FitTag from '../shared/fit/FitTag';
import { countAnswers } from '../shared/fit/fit';
import type { FitItem } from '../shared/fit/item';
import styles from './FitPanel.module.css';

interface FitListProps {
  positionId: string;
  items: readonly FitItem[];
}

/** The requirements one by one, with the way to the field that decides; on narrow screens below their sum. */
export default function FitList({ positionId, items }: FitListProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const isBroad = useMediaQuery('(min-width: 992px)');
  return (
    <details open={isBroad}>
      <summary className={styles.counts}>{t('positions.fit.counts', countAnswers(items))}</summary>
      <ul className={styles.list}>
        {items.map(({ requirement, answer, reason, field, isMissing }) => {
          const name = t(`positions.fit.requirement.${requirement}`);
          const action = t(isMissing ? 'positions.fit.add' : 'positions.fit.edit');
          return (
            <li key={requirement} className={styles.item}>
              <strong>{name}</strong>
              <FitTag answer={answer} />
              <p className={styles.reason}>
                <FitReason reason={reason} />{' '}
                {field && (
                  <Link
                    className={styles.field}
                    to={editorHrefFromPosition(positionId, pathname + search, field)}
                    aria-label={t('positions.fit.linkLabel', { action, requirement: name })}
                  >
                    {action}
                  </Link>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
