import {
  type DeliveryStatus,
  deliveryLifecycle,
  groupOf,
} from '@/features/deliveries/shared/lifecycle';
import type { TextKey } from '@/locales/keys';
import type { Delivery } from '@/services/types';

/** The steps of the recruitment flow, in order. */
export const flowSteps = ['find', 'resume', 'apply', 'interview', 'offer'] as const;
export type FlowStep = (typeof flowSteps)[number];

interface FlowStepFacts {
  /** What the step needs. */
  needs: readonly TextKey[];
  /** The address where the step is done. */
  to: string;
  /** Whether that screen is for candidates only, not for reviewers. */
  isForCandidates?: boolean;
}

/** What each step needs, and where it is done. */
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
    isForCandidates: true,
  },
  apply: {
    needs: ['content.flow.apply.need.check', 'content.flow.apply.need.mend'],
    to: '/user/deliveries',
    isForCandidates: true,
  },
  interview: {
    needs: ['content.flow.interview.need.slot', 'content.flow.interview.need.identity'],
    to: '/user/appointments',
    isForCandidates: true,
  },
  offer: {
    needs: ['content.flow.offer.need.consent', 'content.flow.offer.need.publicity'],
    to: '/user/deliveries',
    isForCandidates: true,
  },
};

/** The step of the flow for each delivery status in the lifecycle table. */
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

/** The person's place in the flow: the live position delivery that changed last, and its step. */
export interface OwnPlace {
  delivery: Delivery;
  step: FlowStep;
}

/** The person's place in the flow; undefined without a live position delivery. */
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
