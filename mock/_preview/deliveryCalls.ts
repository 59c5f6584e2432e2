import type { Delivery, DeliveryCounts, PageOf } from '../../src/services/types';
import type { CandidateState, CandidateWorld } from './candidateState';
import { deliveryView, groupNow } from './deliveryView';
import type { Fields } from './fields';
import { markRead } from './notifications';
import { pageOf } from './paging';
import { fail, invalid, ok, type Reply } from './reply';
import { advance, refusalOf } from './transitions';

/** One page of the candidate's deliveries, last changed first, and how many match in each group. */
export function searchDeliveries(
  world: CandidateWorld,
  candidate: CandidateState,
  query: Fields,
): PageOf<Delivery> & { counts: DeliveryCounts } {
  const keyword = query.text('keyword').toLowerCase();
  const matches = candidate.deliveries
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

/** The candidate's answer about the background check, to the version of the text that was shown. */
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
  advance(world, candidate, delivery, to, {
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
