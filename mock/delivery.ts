import type { TargetKind } from '../src/services/types';
import { newDelivery, worldOf } from './_preview/candidateState';
import { candidateOf } from './_preview/candidates';
import { iso } from './_preview/clock';
import { removeOrWithdraw } from './_preview/deliveries';
import { answerConsent, searchDeliveries } from './_preview/deliveryCalls';
import { deliveryView } from './_preview/deliveryView';
import { fieldsOf } from './_preview/fields';
import { confirmNotifications } from './_preview/interview';
import { notificationsOf } from './_preview/notifications';
import { draftOf, limitOf, refusalToApply } from './_preview/opening';
import { pageOf } from './_preview/paging';
import { fail, invalid, ok } from './_preview/reply';
import { candidateOnly, handlers, type UserCtx } from './_preview/route';
import { targetOf } from './_preview/targets';

const mine = (ctx: UserCtx) => candidateOf(ctx.store, ctx.user.loginName);

const base = '/pt/usercenter/rest/applicationdelivery';

export default handlers({
  [`POST ${base}/open`]: candidateOnly((ctx) => {
    const kinds: TargetKind[] = ['position', 'activity'];
    const kind = kinds.find((one) => one === ctx.body.text('kind'));
    if (!kind) {
      return invalid([{ field: 'kind', message: '没有这种申请' }]);
    }
    const target = targetOf(kind, ctx.body.text('targetId'));
    if (!target) {
      return fail('NOT_FOUND', kind === 'position' ? '岗位不存在' : '活动不存在');
    }
    const candidate = mine(ctx);
    const sessionId = ctx.body.text('sessionId');
    if (sessionId && !target.sessions.some((one) => one.id === sessionId)) {
      return invalid([{ field: 'sessionId', message: '没有这个场次' }]);
    }
    const refusal = refusalToApply(worldOf(ctx.store), candidate, kind, target, sessionId);
    if (refusal) {
      return refusal;
    }
    const draft =
      draftOf(candidate, kind, target.id) ?? newDelivery(candidate, kind, target.id, iso(ctx.now));
    if (sessionId) {
      draft.sessionId = sessionId;
    }
    const { deliveryId, applyId } = draft;
    return ok({ deliveryId, applyId, limit: limitOf(candidate) });
  }),

  [`GET ${base}/search`]: candidateOnly((ctx) =>
    ok(searchDeliveries(worldOf(ctx.store), mine(ctx), ctx.query)),
  ),

  [`POST ${base}/delete/:deliveryId`]: candidateOnly((ctx) => {
    const candidate = mine(ctx);
    const world = worldOf(ctx.store);
    const delivery = candidate.deliveries.find((one) => one.deliveryId === ctx.param('deliveryId'));
    if (!delivery) {
      return fail('NOT_FOUND', '投递不存在');
    }
    return removeOrWithdraw(world, candidate, delivery, iso(ctx.now))
      ? ok(deliveryView(world, delivery))
      : fail('NOT_ALLOWED', '当前状态不能撤回：公示期内或流程已结束');
  }),

  [`GET ${base}/notifications`]: candidateOnly((ctx) => {
    const filter = { type: ctx.query.text('type'), unread: ctx.query.flag('unread') };
    return ok(pageOf(notificationsOf(mine(ctx), filter), ctx.query));
  }),

  [`POST ${base}/notificationConfirm`]: candidateOnly((ctx) => {
    const wish = fieldsOf(ctx.body.record('reschedule'));
    return confirmNotifications(ctx.store, mine(ctx), ctx.body, wish, iso(ctx.now));
  }),

  [`POST ${base}/agreeBc`]: candidateOnly((ctx) =>
    answerConsent(worldOf(ctx.store), mine(ctx), ctx.body, true, iso(ctx.now)),
  ),

  [`POST ${base}/disagreeBc`]: candidateOnly((ctx) =>
    answerConsent(worldOf(ctx.store), mine(ctx), ctx.body, false, iso(ctx.now)),
  ),
});
