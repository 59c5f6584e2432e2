import { slotsOf, slotView } from './_preview/appointments';
import { worldOf } from './_preview/candidateState';
import { candidateOf } from './_preview/candidates';
import { fail, ok } from './_preview/reply';
import { candidateOnly, handlers } from './_preview/route';

export default handlers({
  'GET /pt/portal/rest/appointmenttimeconfirm/getAllList/:appointmentTimeArrangeId': candidateOnly(
    (ctx) => {
      const arrangeId = ctx.param('appointmentTimeArrangeId');
      const isMine = candidateOf(ctx.store, ctx.user.loginName).deliveries.some(
        (one) => one.appointment?.arrangeId === arrangeId,
      );
      return isMine
        ? ok(slotsOf(worldOf(ctx.store), arrangeId).map(slotView))
        : fail('NOT_FOUND', '没有这次面试安排');
    },
  ),
});
