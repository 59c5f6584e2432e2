import type { NextActionType, TargetKind } from '@/services/types';

/** What is known about the delivery of a to-do; with less data the link is less direct. */
export interface StepFacts {
  deliveryId?: string;
  kind?: TargetKind;
  targetId?: string;
  notificationId?: string;
}

const steps: readonly NextActionType[] = ['finish', 'mend', 'book', 'attend', 'consent'];

/** The action with the server's name; undefined for one that the portal does not know. */
export function knownStep(type: string | undefined): NextActionType | undefined {
  return steps.find((step) => step === type);
}

const part = encodeURIComponent;

/** The address of a delivery in its list. */
export function deliveryPath(deliveryId: string | undefined): string {
  return deliveryId ? `/user/deliveries?deliveryId=${part(deliveryId)}` : '/user/deliveries';
}

/** The screen of an interview: choose a time, see the details, ask for another time. */
export function appointmentPath(deliveryId: string): string {
  return `/user/appointments?deliveryId=${part(deliveryId)}`;
}

/** The address for a to-do: the screen of its action where enough is known, else the delivery. */
export function nextStepPath(type: NextActionType | 'complete', facts: StepFacts): string {
  const { deliveryId, kind, targetId, notificationId } = facts;
  const delivery = deliveryPath(deliveryId);
  switch (type) {
    case 'complete':
      return '/ImproveResume';
    case 'finish':
      return kind && targetId ? `/apply/${part(targetId)}/${kind}` : delivery;
    case 'book':
      return deliveryId ? appointmentPath(deliveryId) : delivery;
    case 'attend':
      return deliveryId && kind === 'position' ? appointmentPath(deliveryId) : delivery;
    case 'consent':
      return notificationId ? `/user/notifications?consent=${part(notificationId)}` : delivery;
    default:
      // What is to be mended stands there, and an action that the portal does not know.
      return delivery;
  }
}
