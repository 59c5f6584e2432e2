import { useLocation } from '@umijs/max';
import { Flex } from 'antd';
import AlertOffer from '@/components/AlertOffer';
import Time from '@/components/Time';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { groupOf } from '@/features/deliveries/shared/lifecycle';
import NextActionText from '@/features/deliveries/shared/NextActionText';
import StatusText from '@/features/deliveries/shared/StatusText';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import { hasShape } from '@/utils/shape';

/**
 * The next step and its date, from the answer to the submit call in the state of the history entry. When that answer was
 * lost, shows what the delivery contains and says that the rest is unknown.
 */
export default function WhatNext({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const { state } = useLocation();
  const nextStep = hasShape(state, { nextStep: 'string' }) && state.nextStep;
  const expectedBy = hasShape(state, { expectedBy: 'string' }) && state.expectedBy;
  const { kind, status, positionState, session, timeline } = delivery;
  const latest = timeline.at(-1);
  const isEnded = groupOf(status, kind, positionState) === 'ended';
  if (nextStep) {
    return (
      <>
        <p>
          {t('apply.done.next')}
          <span lang="zh-CN">{nextStep}</span>
        </p>
        {expectedBy && !session && (
          <p>
            {t('apply.done.expectedBy')}
            <Time value={expectedBy} />
          </p>
        )}
        {!expectedBy && !session && <p>{t('apply.done.later')}</p>}
        <AlertOffer />
      </>
    );
  }
  return (
    <>
      <Flex component="p" wrap gap="4px 8px" align="center">
        {t('apply.done.standing')}
        <DeliveryTag status={status} kind={kind} />
        <span>
          <StatusText delivery={delivery} isWithActor />
        </span>
      </Flex>
      {/* The session already shows an activity's time. */}
      {!session && <NextActionText delivery={delivery} />}
      {latest && (
        <p>
          {t('apply.done.latest')}
          <Time value={latest.at} /> <span lang="zh-CN">{latest.remark}</span>
        </p>
      )}
      {!isEnded && <p className="quiet">{t(`apply.done.unknown.${kind}`)}</p>}
    </>
  );
}
