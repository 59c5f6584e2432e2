import { correctionHref } from '@/features/resume/shared/entrances';
import type { Delivery, NextActionType } from '@/services/types';
import { activityPath } from '@/utils/paths/activities';
import { positionPath } from '@/utils/paths/positions';
import { nextActionOf } from './shared/lifecycle';
import { nextStepPath } from './shared/nextStep';
import { isOverdue } from './shared/statusSentence';

/** The address of a delivery's position or activity. */
export function targetHref({ kind, targetId }: Delivery): string {
  return kind === 'activity' ? activityPath(targetId) : positionPath(targetId, 'user');
}

function pathOf(type: NextActionType, delivery: Delivery): string {
  const { id, kind, targetId, applyId, fields, nextAction } = delivery;
  if (type === 'mend') return correctionHref(applyId, fields?.[0]);
  if (type === 'attend' && kind === 'activity') return targetHref(delivery);
  const { notificationId } = nextAction ?? {};
  return nextStepPath(type, { deliveryId: id, kind, targetId, notificationId });
}

/** The candidate's next action and its address; undefined when the candidate has nothing to do. */
export function nextLinkOf(delivery: Delivery): { type: NextActionType; to: string } | undefined {
  const { kind, status, positionState } = delivery;
  const type = nextActionOf(status, kind, positionState);
  if (!type) return undefined;
  // After the target has closed, an application cannot be finished or corrected.
  if ((type === 'finish' || type === 'mend') && isOverdue(delivery)) return undefined;
  return { type, to: pathOf(type, delivery) };
}

/** The address for a new application after a withdrawal, while the target is open; undefined for any other delivery. */
export function applyAgainPath({ kind, status, positionState, targetId }: Delivery) {
  const isOpen = status === 'withdrawn' && positionState === 'open';
  return isOpen ? nextStepPath('finish', { kind, targetId }) : undefined;
}
