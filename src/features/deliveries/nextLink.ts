import { mendHrefFor } from '@/features/resume/shared/entrances';
import type { Delivery } from '@/services/types';
import { type NextActionType, nextActionOf } from './shared/lifecycle';
import { nextStepPath } from './shared/nextStep';
import { isOverdue } from './shared/standing';
import { targetHref } from './targetHref';

function pathOf(type: NextActionType, delivery: Delivery): string {
  const { id, kind, targetId, applyId, fields, nextAction } = delivery;
  if (type === 'mend') return mendHrefFor(applyId, fields?.[0]);
  if (type === 'attend' && kind === 'activity') return targetHref(delivery);
  const { notificationId } = nextAction ?? {};
  return nextStepPath(type, { deliveryId: id, kind, targetId, applyId, notificationId });
}

/** What the candidate is to do next and where; undefined when it is not the candidate's turn. */
export function nextLinkOf(delivery: Delivery): { type: NextActionType; to: string } | undefined {
  const { kind, status, positionState } = delivery;
  const type = nextActionOf(status, kind, positionState);
  if (!type) return undefined;
  // What can only be sent while the target is open has no way on after it.
  if ((type === 'finish' || type === 'mend') && isOverdue(delivery, Date.now())) return undefined;
  return { type, to: pathOf(type, delivery) };
}

/** Where one applies again for what one has withdrawn, while it is open; undefined for any other delivery. */
export function applyAgainPath({ kind, status, positionState, targetId }: Delivery) {
  const isOpen = status === 'withdrawn' && positionState === 'open';
  return isOpen ? nextStepPath('finish', { kind, targetId }) : undefined;
}
