import { useLocation } from '@umijs/max';
import { Flex } from 'antd';
import Time from '@/components/Time';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { groupOf } from '@/features/deliveries/shared/lifecycle';
import NextAct from '@/features/deliveries/shared/NextAct';
import StandingText from '@/features/deliveries/shared/StandingText';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import { hasShape } from '@/utils/shape';

/** What the submit answered beyond the delivery itself; kept with the history entry, which may hold anything. */
function sentStateOf(state: unknown): { nextStep?: string; expectedBy?: string } {
  return {
    nextStep: hasShape(state, { nextStep: 'string' }) ? state.nextStep : undefined,
    expectedBy: hasShape(state, { expectedBy: 'string' }) ? state.expectedBy : undefined,
  };
}

/**
 * What comes next and when to expect it, as the sending answered. When that answer was lost, what the delivery itself
 * tells, and that the rest is not known here.
 */
export default function WhatNext({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const { nextStep, expectedBy } = sentStateOf(useLocation().state);
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
      </>
    );
  }
  return (
    <>
      <Flex component="p" wrap gap="4px 8px" align="center">
        {t('apply.done.standing')}
        <DeliveryTag status={status} kind={kind} />
        <span>
          <StandingText delivery={delivery} isWithActor />
        </span>
      </Flex>
      {/* An activity's time is said with its session. */}
      {!session && <NextAct delivery={delivery} />}
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
