import { groupOf } from '@/features/deliveries/shared/lifecycle';
import type { TextKey } from '@/locales/keys';
import type { Delivery } from '@/services/types';

/** The steps of the recruitment flow, in order. */
export const flowSteps = ['find', 'resume', 'apply', 'interview', 'offer'] as const;
export type FlowStep = (typeof flowSteps)[number];

/** What each step needs, and the address where it is done: of a candidate's own screen for all steps but the first. */
export const flowFacts: Readonly<Record<FlowStep, { needs: readonly TextKey[]; to: string }>> = {
  find: {
    needs: ['content.flow.find.need.conditions', 'content.flow.find.need.window'],
    to: '/searchPosition/all',
  },
  resume: {
    needs: [
      'content.flow.resume.need.account',
      'content.flow.resume.need.photo',
      'content.flow.resume.need.papers',
    ],
    to: '/ImproveResume',
  },
  apply: {
    needs: ['content.flow.apply.need.check', 'content.flow.apply.need.mend'],
    to: '/user/deliveries',
  },
  interview: {
    needs: ['content.flow.interview.need.slot', 'content.flow.interview.need.identity'],
    to: '/user/appointments',
  },
  offer: {
    needs: ['content.flow.offer.need.consent', 'content.flow.offer.need.publicity'],
    to: '/user/deliveries',
  },
};

/** The states of the lifecycle table in which a step is under way. */
const statesOf: Readonly<Partial<Record<FlowStep, readonly string[]>>> = {
  apply: ['submitted', 'screening', 'screenFailed'],
  interview: ['screenPassed', 'toBook', 'booked', 'rescheduling', 'reserve'],
  offer: ['interviewPassed', 'bcConsent', 'bcRunning', 'bcPassed', 'bcWaived', 'publicity'],
};

/** The live position delivery that changed last, and its step; undefined without one. */
export function ownPlaceOf(deliveries: readonly Delivery[]) {
  const movedAt = ({ updatedAt }: Delivery) => Date.parse(updatedAt) || 0;
  const [delivery] = deliveries
    .filter(
      ({ kind, status, positionState }) =>
        kind === 'position' && groupOf(status, kind, positionState) === 'active',
    )
    .sort((one, other) => movedAt(other) - movedAt(one));
  if (!delivery) return undefined;
  return { delivery, step: flowSteps.find((one) => statesOf[one]?.includes(delivery.status)) };
}
