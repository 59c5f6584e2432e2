import Time, { Deadline } from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import styles from './Standing.module.css';
import { groupOf } from './shared/lifecycle';

/** The next act with its deadline, or the meeting that is agreed with its time and place. */
export default function NextStep({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const { kind, status, positionState, nextAction, appointment, session } = delivery;
  if (!nextAction || groupOf(status, kind, positionState) === 'ended') return null;
  if (nextAction.type !== 'attend') {
    return (
      <p className={styles.next}>
        {t(`deliveries.next.${nextAction.type}`)}
        {nextAction.dueAt && <Deadline value={nextAction.dueAt} />}
      </p>
    );
  }
  const place = appointment?.place ?? session?.place;
  return (
    <p className={styles.next}>
      {t(kind === 'activity' ? 'deliveries.next.activity' : 'deliveries.next.interview')}
      {nextAction.dueAt && <Time value={nextAction.dueAt} isExact />}
      {place && <span lang="zh-CN">{place}</span>}
    </p>
  );
}
