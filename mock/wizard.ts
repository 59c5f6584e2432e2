import { candidateOf } from './_preview/candidates';
import { iso } from './_preview/clock';
import { fail, ok } from './_preview/reply';
import { candidateOnly, handlers, type UserCtx } from './_preview/route';
import { wizardPage } from './_preview/wizardPage';
import { saveStep, submit } from './_preview/wizards';

function find(ctx: UserCtx, applyId: string) {
  const candidate = candidateOf(ctx.store, ctx.user.loginName);
  const delivery = candidate.deliveries.find((one) => one.applyId === applyId);
  return delivery ? { candidate, delivery } : undefined;
}

const missing = () => fail('NOT_FOUND', '申请不存在或已删除');

export default handlers({
  'GET /pt/usercenter/rest/wizard/page': candidateOnly((ctx) => {
    const found = find(ctx, ctx.query.text('applyId'));
    return found ? ok(wizardPage(ctx.store, found.candidate, found.delivery)) : missing();
  }),

  'POST /pt/usercenter/rest/wizard/page': candidateOnly((ctx) => {
    const found = find(ctx, ctx.body.text('applyId'));
    return found
      ? saveStep(ctx.store, found.candidate, found.delivery, ctx.body, iso(ctx.now))
      : missing();
  }),

  'POST /pt/usercenter/rest/wizard/apply/:applyId': candidateOnly((ctx) => {
    const found = find(ctx, ctx.param('applyId'));
    return found
      ? submit(ctx.store, found.candidate, found.delivery, ctx.body, iso(ctx.now))
      : missing();
  }),
});
