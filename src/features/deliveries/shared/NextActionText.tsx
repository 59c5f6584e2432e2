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
  /** In a table: without the words of the action and the place, which the button beside it and the card say. */
  isBrief?: boolean;
}

/** The next action with its deadline, the booked interview, or the publicity, with time and place. */
export default function NextActionText({ delivery, isBrief }: NextActionTextProps) {
  const t = useT();
  const { kind, status, positionState, nextAction, appointment, session, publicity } = delivery;
  if (status === 'publicity' && publicity) {
    const { from, to, place } = publicity;
    if (isBrief) return <TimeRange isBrief from={from} to={to} />;
    return (
      <Flex wrap component="p" gap="4px 16px" align="center">
        <span>
          {t('deliveries.publicity.time')} <TimeRange from={from} to={to} />
        </span>
        <span>
          {t('deliveries.publicity.place')} <span lang="zh-CN">{place}</span>
        </span>
      </Flex>
    );
  }
  if (!nextAction || groupOf(status, kind, positionState) === 'ended') return null;
  const { type, dueAt } = nextAction;
  if (type === 'attend') {
    const meeting = appointment ?? session;
    if (isBrief && meeting) {
      return <TimeRange isBrief from={meeting.startsAt} to={meeting.endsAt} />;
    }
    return (
      <Flex wrap component="p" gap="4px 8px" align="center">
        <span>
          {t(kind === 'activity' ? 'deliveries.next.activity' : 'deliveries.next.interview')}
        </span>
        {dueAt && <Time value={dueAt} isExact />}
        {meeting?.place && <span lang="zh-CN">{meeting.place}</span>}
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
