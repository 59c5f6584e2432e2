import { Flex } from 'antd';
import { DeadlineText } from '@/components/Deadline';
import Time from '@/components/Time';
import TimeRange from '@/components/TimeRange';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import { groupOf } from './lifecycle';
import { isOverdue } from './statusSentence';

interface NextActionTextProps {
  delivery: Delivery;
  /** Without the words of the action, which a button beside it says. */
  isBrief?: boolean;
}

/** The next action with its deadline, the booked interview, or the publicity, with time and place. */
export default function NextActionText({ delivery, isBrief }: NextActionTextProps) {
  const t = useT();
  const { kind, status, positionState, nextAction, appointment, session, publicity } = delivery;
  if (status === 'publicity' && publicity) {
    return (
      <Flex wrap component="p" gap="4px 8px" align="center">
        {t('deliveries.publicity.time')}
        <TimeRange from={publicity.from} to={publicity.to} />
        {t('deliveries.publicity.place')}
        <span lang="zh-CN">{publicity.place}</span>
      </Flex>
    );
  }
  if (!nextAction || groupOf(status, kind, positionState) === 'ended') return null;
  const { type, dueAt } = nextAction;
  if (type === 'attend') {
    const place = appointment?.place ?? session?.place;
    return (
      <Flex wrap component="p" gap="4px 8px" align="center">
        <span>
          {t(kind === 'activity' ? 'deliveries.next.activity' : 'deliveries.next.interview')}
        </span>
        {dueAt && <Time value={dueAt} isExact />}
        {place && <span lang="zh-CN">{place}</span>}
      </Flex>
    );
  }
  return (
    <Flex wrap component="p" gap="4px 8px" align="center">
      {isOverdue(delivery) ? (
        <span>{t('deliveries.next.was')}</span>
      ) : (
        !isBrief && <span>{t(`deliveries.next.${type}`)}</span>
      )}
      {dueAt && <DeadlineText value={dueAt} />}
    </Flex>
  );
}
