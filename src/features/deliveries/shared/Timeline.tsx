import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import { stateOf } from './lifecycle';
import styles from './Timeline.module.css';

/** The dated course of a delivery, newest on top: date, state word, the unit's remark. */
export default function Timeline({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const entries = [...delivery.timeline].reverse();
  return (
    <ol className={styles.timeline} aria-label={t('deliveries.timeline.label')}>
      {entries.map((entry) => {
        const state = stateOf(entry.status, delivery.kind);
        return (
          <li key={`${entry.status}-${entry.at}`} className={styles.entry}>
            <span className={styles.dot} data-tone={state?.tone} aria-hidden="true" />
            <strong>{state ? t(state.labelKey) : entry.status}</strong>
            <span className={styles.at}>
              <Time value={entry.at} />
            </span>
            {entry.remark && (
              <p className={styles.remark} lang="zh-CN">
                {entry.remark}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
