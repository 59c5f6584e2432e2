import { worldOf } from './_preview/candidateState';
import { candidateOf } from './_preview/candidates';
import { iso } from './_preview/clock';
import { waitsFor } from './_preview/deliveries';
import { deliveryView } from './_preview/deliveryView';
import { fail, invalid, ok } from './_preview/reply';
import { resumeEdit, saveSection, templates } from './_preview/resumes';
import { changedNames, unchangedErrors } from './_preview/returned';
import { candidateOnly, handlers, type UserCtx } from './_preview/route';
import { enterState } from './_preview/transitions';
import { gapErrors } from './_preview/wizardPage';

const mine = (ctx: UserCtx) => candidateOf(ctx.store, ctx.user.loginName);

const find = (ctx: UserCtx, deliveryId: string) =>
  mine(ctx).deliveries.find((one) => one.deliveryId === deliveryId);

export default handlers({
  'GET /pt/usercenter/rest/resume/view': candidateOnly((ctx) => {
    if (!ctx.query.has('deliveryId')) {
      return ok(mine(ctx).resume);
    }
    const snapshot = find(ctx, ctx.query.text('deliveryId'))?.snapshot;
    return snapshot ? ok(snapshot) : fail('NOT_FOUND', '没有随该投递提交的简历');
  }),

  'GET /pt/usercenter/rest/resume/edit': candidateOnly((ctx) => ok(resumeEdit(mine(ctx)))),

  'POST /pt/usercenter/rest/resume/save': candidateOnly((ctx) => {
    const at = iso(ctx.now);
    const saved = saveSection(mine(ctx), ctx.body, at);
    const version = ctx.body.text('sensitiveConsentVersion');
    const isKnown = ctx.user.consents.some(
      (one) => one.docId === 'sensitive' && one.version === version,
    );
    if (saved.body.success && version && !isKnown) {
      ctx.user.consents.push({ docId: 'sensitive', version, agreedAt: at });
    }
    return saved;
  }),

  'GET /pt/usercenter/rest/resume/getTemplates': candidateOnly(() =>
    ok(templates, { keepWhenEmpty: true }),
  ),

  'POST /pt/usercenter/rest/resume/changeTemplate': candidateOnly((ctx) => {
    const candidate = mine(ctx);
    const templateId = ctx.body.text('templateId');
    if (!templates.some((one) => one.id === templateId)) {
      return fail('NOT_FOUND', '没有这个模板');
    }
    candidate.resume = { ...candidate.resume, templateId };
    return ok(null);
  }),

  'POST /pt/usercenter/rest/resume/completeResume/:deliveryId': candidateOnly((ctx) => {
    const candidate = mine(ctx);
    const delivery = find(ctx, ctx.param('deliveryId'));
    if (!delivery) {
      return fail('NOT_FOUND', '投递不存在');
    }
    if (delivery.status === 'screenFailed' && !waitsFor(delivery, 'mend')) {
      return fail('TARGET_CLOSED', '该岗位报名已结束，不能再提交');
    }
    if (!waitsFor(delivery, 'mend')) {
      return fail('NOT_ALLOWED', '该投递目前不需要补充简历');
    }
    const gaps = gapErrors(candidate, delivery.kind);
    if (gaps.length > 0) {
      return invalid(gaps);
    }
    const unchanged = unchangedErrors(candidate.resume, delivery);
    if (unchanged.length > 0) {
      return invalid(unchanged);
    }
    const world = worldOf(ctx.store);
    const names = changedNames(candidate.resume, delivery);
    delivery.snapshot = structuredClone(candidate.resume);
    enterState(world, candidate, delivery, 'screening', {
      at: iso(ctx.now),
      remark: `您已修改${names.join('、') || '简历'}并重新提交，重新进入资格初审`,
    });
    return ok(deliveryView(world, delivery));
  }),
});
