import {
  type DeliveryStatus,
  deliveryLifecycle,
  groupOf,
} from '@/features/deliveries/shared/lifecycle';
import type { TextKey } from '@/locales/keys';
import type { Delivery } from '@/services/types';

/** The way from the first look to the offer, in its order. */
export const flowSteps = ['find', 'resume', 'apply', 'interview', 'offer'] as const;
export type FlowStep = (typeof flowSteps)[number];

interface FlowStepFacts {
  /** What is needed at the step. */
  needs: readonly TextKey[];
  /** Where the step is taken. */
  to: string;
}

/** What each step needs and where it is taken. */
export const flowFacts: Readonly<Record<FlowStep, FlowStepFacts>> = {
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

/** The step at which a delivery in each state of the lifecycle table is. */
const stepOfStatus: Readonly<Record<DeliveryStatus, FlowStep>> = {
  draft: 'apply',
  submitted: 'apply',
  screening: 'apply',
  screenFailed: 'apply',
  screenPassed: 'interview',
  toBook: 'interview',
  booked: 'interview',
  rescheduling: 'interview',
  reserve: 'interview',
  interviewFailed: 'interview',
  absent: 'interview',
  interviewPassed: 'offer',
  bcConsent: 'offer',
  bcRunning: 'offer',
  bcPassed: 'offer',
  bcWaived: 'offer',
  bcFailed: 'offer',
  publicity: 'offer',
  hired: 'offer',
  ended: 'offer',
  withdrawn: 'apply',
};

function isDeliveryStatus(status: string): status is DeliveryStatus {
  return Object.keys(deliveryLifecycle).includes(status);
}

/** Where somebody is in the flow: the position delivery that moved last and is still under way, and its step. */
export interface OwnPlace {
  delivery: Delivery;
  step: FlowStep;
}

/** The caller's own place in the flow, or undefined when no application to a position is under way. */
export function ownPlaceOf(deliveries: readonly Delivery[]): OwnPlace | undefined {
  const places = deliveries
    .filter(
      ({ kind, status, positionState }) =>
        kind === 'position' && groupOf(status, kind, positionState) === 'active',
    )
    .flatMap((delivery) =>
      isDeliveryStatus(delivery.status) ? [{ delivery, step: stepOfStatus[delivery.status] }] : [],
    );
  const movedAt = ({ delivery }: OwnPlace) => Date.parse(delivery.updatedAt) || 0;
  return places.sort((one, other) => movedAt(other) - movedAt(one))[0];
}
