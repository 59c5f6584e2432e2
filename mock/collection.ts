import { candidateOf, positionFor } from './_preview/candidates';
import { iso } from './_preview/clock';
import { pageOf } from './_preview/paging';
import { fail, ok } from './_preview/reply';
import { candidateOnly, handlers, type UserCtx } from './_preview/route';
import { positionById } from './_preview/seed/positions';

const mine = (ctx: UserCtx) => candidateOf(ctx.store, ctx.user.loginName);

export default handlers({
  'GET /pt/usercenter/rest/collect/getCareer': candidateOnly((ctx) => {
    const rows = mine(ctx).collected.flatMap(({ positionId, at }) => {
      const position = positionById(positionId);
      return position
        ? [
            {
              id: positionId,
              position: positionFor(ctx.store, ctx.user.loginName, position),
              collectedAt: at,
            },
          ]
        : [];
    });
    const from = ctx.now.getTime();
    const isPast = (at: string): number => (Date.parse(at) < from ? 1 : 0);
    const sorted =
      ctx.query.text('sort') === 'closing'
        ? rows.sort(
            (a, b) =>
              isPast(a.position.closesAt) - isPast(b.position.closesAt) ||
              Date.parse(a.position.closesAt) - Date.parse(b.position.closesAt),
          )
        : rows.sort((a, b) => Date.parse(b.collectedAt) - Date.parse(a.collectedAt));
    return ok(pageOf(sorted, ctx.query));
  }),

  'POST /pt/usercenter/rest/collect/career': candidateOnly((ctx) => {
    const positionId = ctx.body.text('recruitmentId');
    if (!positionById(positionId)) {
      return fail('NOT_FOUND', '岗位不存在');
    }
    const candidate = mine(ctx);
    if (!candidate.collected.some((one) => one.positionId === positionId)) {
      candidate.collected.unshift({ positionId, at: iso(ctx.now) });
    }
    return ok(null);
  }),

  'POST /pt/usercenter/rest/collect/removeCareer': candidateOnly((ctx) => {
    const candidate = mine(ctx);
    const removed = ctx.body.list('recruitmentIds');
    candidate.collected = candidate.collected.filter((one) => !removed.includes(one.positionId));
    return ok(null);
  }),
});
