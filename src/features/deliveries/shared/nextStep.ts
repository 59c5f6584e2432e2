import type { NextActionType, TargetKind } from '@/services/types';

/** What is known of the delivery that waits; the less it is, the less straight is the way. */
export interface StepFacts {
  deliveryId?: string;
  kind?: TargetKind;
  targetId?: string;
  applyId?: string;
  notificationId?: string;
}

const steps: readonly NextActionType[] = ['finish', 'mend', 'book', 'attend', 'consent'];

/** The step that a server's word names, or undefined for one the portal does not know. */
export function knownStep(type: string | undefined): NextActionType | undefined {
  return steps.find((step) => step === type);
}

const part = encodeURIComponent;

/** A delivery by itself, with its course. */
export function deliveryPath(deliveryId: string | undefined): string {
  return deliveryId ? `/user/deliveries?deliveryId=${part(deliveryId)}` : '/user/deliveries';
}

/** The screen of one interview: choosing a time, the details, asking for another time. */
export function appointmentPath(deliveryId: string): string {
  return `/user/appointments?deliveryId=${part(deliveryId)}`;
}

/** Where what waits for the candidate is done, in one step where enough is known; else the delivery. */
export function nextStepPath(type: NextActionType | 'complete', facts: StepFacts): string {
  const { deliveryId, kind, targetId, applyId, notificationId } = facts;
  const delivery = deliveryPath(deliveryId);
  switch (type) {
    case 'complete':
      return '/ImproveResume';
    case 'finish':
      return kind && targetId ? `/apply/${part(targetId)}/${kind}` : delivery;
    case 'mend':
      return applyId ? `/apply/delivery/${part(applyId)}` : delivery;
    case 'book':
      return deliveryId ? appointmentPath(deliveryId) : delivery;
    case 'attend':
      return deliveryId && kind === 'position' ? appointmentPath(deliveryId) : delivery;
    case 'consent':
      return notificationId ? `/user/notifications?consent=${part(notificationId)}` : delivery;
    default:
      // An action the portal does not know yet.
      return delivery;
  }
}
