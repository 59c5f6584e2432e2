import { candidateOf } from './_preview/candidates';
import { unreadOf } from './_preview/notifications';
import { ok } from './_preview/reply';
import { candidateOnly, handlers, userOnly } from './_preview/route';
import { candidateSummary } from './_preview/userCentre';

export default handlers({
  'GET /pt/usercenter': candidateOnly((ctx) => {
    const summary = candidateSummary(ctx.store, ctx.user, ctx.now);
    if (ctx.scenario !== 'empty') {
      return ok(summary);
    }
    return ok({
      counts: { deliveries: 0, collected: 0, unread: 0 },
      completeness: summary.completeness,
      todos: [],
      closingSoon: [],
      calendar: [],
    });
  }),

  'GET /pt/ams/user/passport/header': userOnly((ctx) => {
    const { name, avatarFileId, roles, loginName } = ctx.user;
    return ok({
      displayName: name,
      ...(avatarFileId ? { avatarFileId } : {}),
      // A reviewer has no notifications here.
      unread: roles.includes('candidate') ? unreadOf(candidateOf(ctx.store, loginName)) : 0,
    });
  }),
});
