import { Flex } from 'antd';
import Time, { Due } from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import { groupOf } from './lifecycle';
import { isOverdue } from './standing';

/** The next act with its deadline, or the meeting that is agreed with its time and place. */
export default function NextAct({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const { kind, status, positionState, nextAction, appointment, session } = delivery;
  if (!nextAction || groupOf(status, kind, positionState) === 'ended') return null;
  const { type, dueAt } = nextAction;
  if (type === 'attend') {
    const place = appointment?.place ?? session?.place;
    return (
      <Flex wrap component="p" gap="4px 8px" align="center">
        {t(kind === 'activity' ? 'deliveries.next.activity' : 'deliveries.next.interview')}
        {dueAt && <Time value={dueAt} isExact />}
        {place && <span lang="zh-CN">{place}</span>}
      </Flex>
    );
  }
  return (
    <Flex wrap component="p" gap="4px 8px" align="center">
      {t(isOverdue(delivery, Date.now()) ? 'deliveries.next.was' : `deliveries.next.${type}`)}
      {dueAt && <Due value={dueAt} />}
    </Flex>
  );
}
