import { educationLevel } from '../../src/features/positions/shared/educationLevel';
import type { TargetKind } from '../../src/services/types';
import type { CandidateState, CandidateWorld, StoredDelivery } from './candidateState';
import { groupNow, sessionView } from './deliveryView';
import { fail, type Reply } from './reply';
import type { Target } from './targets';

/** How many active applications to positions one person may have. */
const deliveryLimit = 15;

/** The limit and how many live position deliveries count against it. */
export function limitOf(candidate: CandidateState): { max: number; used: number } {
  const used = candidate.deliveries.filter(
    (one) => one.kind === 'position' && groupNow(one) === 'active',
  ).length;
  return { max: deliveryLimit, used };
}

/** The candidate's draft for the target, if there is one. */
export function draftOf(
  candidate: CandidateState,
  kind: TargetKind,
  targetId: string,
): StoredDelivery | undefined {
  return candidate.deliveries.find(
    (one) => one.kind === kind && one.targetId === targetId && one.status === 'draft',
  );
}

/** Whether the highest education of the résumé is below the minimum; false while the résumé has none. */
function hasLowerEducation(candidate: CandidateState, minimum: string): boolean {
  const levels = candidate.resume.education.map((row) => educationLevel(row.education) ?? 0);
  return levels.length > 0 && Math.max(...levels) < (educationLevel(minimum) ?? 0);
}

/** Whether the wanted session is full; without a session, whether all are. */
function isFull(world: CandidateWorld, target: Target, sessionId: string): boolean {
  const open = target.sessions.filter((one) => sessionView(world, one).remaining > 0);
  return sessionId ? !open.some((one) => one.id === sessionId) : open.length === 0;
}

/**
 * Why the candidate may not apply to the target now, or undefined. Checked when the draft is opened and again when it is
 * sent, since a session may have filled up in between (contract: applicationdelivery/open).
 */
export function refusalToApply(
  world: CandidateWorld,
  candidate: CandidateState,
  kind: TargetKind,
  target: Target,
  sessionId: string,
): Reply | undefined {
  const live = candidate.deliveries.find(
    (one) => one.kind === kind && one.targetId === target.id && excludesAnother(one),
  );
  if (live) {
    return fail('DELIVERY_DUPLICATE', '您已投递过，请在「我的投递」中查看进展', {
      data: { deliveryId: live.deliveryId },
    });
  }
  if (!target.open) {
    const message = kind === 'position' ? '该岗位不在报名时间内' : '该活动不在报名时间内';
    return fail('TARGET_CLOSED', message);
  }
  if (kind === 'activity') {
    return isFull(world, target, sessionId)
      ? fail('SESSION_FULL', '所选场次名额已满，请选择其他场次')
      : undefined;
  }
  const limit = limitOf(candidate);
  if (limit.used >= limit.max) {
    return fail('DELIVERY_LIMIT', `进行中的投递已达上限（${limit.max} 个），请先撤回其他投递`, {
      data: limit,
    });
  }
  return target.education && hasLowerEducation(candidate, target.education)
    ? fail('NOT_ELIGIBLE', '您的最高学历低于该岗位的最低学历要求')
    : undefined;
}

/** Whether this delivery excludes another one for the same target. Only drafts and what the candidate gave up do not. */
function excludesAnother(delivery: StoredDelivery): boolean {
  return !['draft', 'withdrawn', 'cancelled'].includes(delivery.status);
}
