import { mendHrefFor } from '@/features/resume/shared/entrances';
import type { Delivery } from '@/services/types';
import { type NextActionType, nextActionOf } from './shared/lifecycle';
import { nextStepPath } from './shared/nextStep';
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
  const { kind, status, positionState, nextAction } = delivery;
  const type = nextActionOf(status, kind, positionState);
  // Without an action from the server the target of a draft is closed: there is nothing to finish.
  if (!type || (type === 'finish' && !nextAction)) return undefined;
  return { type, to: pathOf(type, delivery) };
}
