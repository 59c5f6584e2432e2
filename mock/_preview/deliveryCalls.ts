import type { Delivery, DeliveryCounts, PageOf } from '../../src/services/types';
import { type CandidateState, type CandidateWorld, isBegun } from './candidateState';
import { deliveryView, groupNow } from './deliveryView';
import type { Fields } from './fields';
import { markRead } from './notifications';
import { pageOf } from './paging';
import { fail, invalid, ok, type Reply } from './reply';
import { enterState, refusalOf } from './transitions';

/** Deadline (ms) of what the candidate has to do, for sorting; without a deadline, after all others. Interviews and drafts count as none. */
function waitsUntil({ nextAction }: Delivery): number {
  const waits = nextAction && ['mend', 'book', 'consent'].includes(nextAction.type);
  return waits ? Date.parse(nextAction.dueAt) : Number.MAX_SAFE_INTEGER;
}

/**
 * One page of the candidate's deliveries, and how many match in each group. First those that the candidate has to act
 * on, then the last changed (contract: applicationdelivery/search).
 */
export function searchDeliveries(
  world: CandidateWorld,
  candidate: CandidateState,
  query: Fields,
): PageOf<Delivery> & { counts: DeliveryCounts } {
  const keyword = query.text('keyword').toLowerCase();
  const isNamed = query.has('deliveryId') || query.has('applyId');
  const matches = candidate.deliveries
    .filter((one) => isNamed || isBegun(one))
    .filter((one) => !query.has('deliveryId') || one.deliveryId === query.text('deliveryId'))
    .filter((one) => !query.has('applyId') || one.applyId === query.text('applyId'))
    .map((one) => ({ group: groupNow(one), shown: deliveryView(world, one) }))
    .filter(({ shown }) => !query.flag('hasAppointment') || shown.appointment !== undefined)
    .filter(({ shown }) =>
      [shown.targetName, shown.enterpriseName, shown.number ?? ''].some((text) =>
        text.toLowerCase().includes(keyword),
      ),
    )
    .sort(
      (a, b) =>
        waitsUntil(a.shown) - waitsUntil(b.shown) ||
        Date.parse(b.shown.updatedAt) - Date.parse(a.shown.updatedAt) ||
        a.shown.id.localeCompare(b.shown.id),
    );
  const counts: DeliveryCounts = { active: 0, ended: 0, draft: 0 };
  for (const { group } of matches) {
    counts[group] += 1;
  }
  const wanted = query.text('group');
  const list = matches.filter(({ group }) => !wanted || group === wanted);
  return {
    ...pageOf(
      list.map(({ shown }) => shown),
      query,
    ),
    counts,
  };
}

/** Agrees to the background check or refuses it; an old version of the text is refused. */
export function answerConsent(
  world: CandidateWorld,
  candidate: CandidateState,
  body: Fields,
  agrees: boolean,
  at: string,
): Reply {
  const delivery = candidate.deliveries.find((one) => one.deliveryId === body.text('deliveryId'));
  if (!delivery) {
    return fail('NOT_FOUND', '投递不存在');
  }
  const to = agrees ? 'bcRunning' : 'ended';
  if (refusalOf(delivery, to, 'candidate')) {
    return fail('NOT_ALLOWED', '该投递目前不需要确认背景调查');
  }
  const asking = candidate.notifications.find((one) => one.id === delivery.notificationId);
  const version = asking?.action?.consent?.version;
  if (body.text('consentVersion') !== version) {
    return invalid([{ field: 'consentVersion', message: '授权说明已更新，请重新阅读' }]);
  }
  if (asking) {
    markRead(candidate, at, [asking.id]);
  }
  const reason = body.text('reason');
  enterState(world, candidate, delivery, to, {
    at,
    ...(agrees
      ? { remark: `您已同意背景调查（授权说明 ${version} 版）` }
      : {
          remark: '您不同意背景调查，流程终止',
          reason: `您未同意背景调查${reason ? `：${reason}` : ''}`,
        }),
  });
  return ok(deliveryView(world, delivery));
}
