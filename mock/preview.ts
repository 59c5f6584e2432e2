import { fillSlot } from './_preview/appointments';
import { worldOf } from './_preview/candidateState';
import { moveDelivery } from './_preview/deliveries';
import { noPersona } from './_preview/login';
import { outbox } from './_preview/outbox';
import { fail, ok, type Reply, raw } from './_preview/reply';
import { type Ctx, handlers, page } from './_preview/route';
import { consolePage, consoleScript } from './_preview/staff/consoleFile';
import { go } from './_preview/staff/go';
import { portalScript } from './_preview/staff/portalScript';
import { staffState } from './_preview/staff/state';
import { setSwitches } from './_preview/staff/switches';
import { chooseTargetState } from './_preview/staff/targetStates';
import { expireSessions, keepingSessions } from './_preview/tokens';

function move(ctx: Ctx): Reply {
  const status = ctx.body.text('status');
  const force = ctx.body.flag('force');
  const reason = ctx.body.text('reason');
  const fields = ctx.body.has('fields') ? ctx.body.list('fields') : undefined;
  const facts = { force, ...(reason ? { reason } : {}), ...(fields ? { fields } : {}) };
  const moved = moveDelivery(ctx.store, ctx.param('deliveryId'), status, facts);
  return moved.ok
    ? ok(null, { bringsToken: true })
    : fail('NOT_ALLOWED', moved.message, { status: 409 });
}

/** Fills an interview slot as other candidates would, so that booking it fails with SLOT_TAKEN. */
function fill(ctx: Ctx): Reply {
  if (fillSlot(worldOf(ctx.store), ctx.param('slotId'))) {
    return ok(null, { bringsToken: true });
  }
  return fail('NOT_FOUND', '没有这个面试时间');
}

export default handlers({
  'GET /__preview': page(consolePage),
  'GET /__preview/console.js': page(consoleScript),
  'GET /__preview/portal.js': page(portalScript),
  'GET /__preview/state': page(staffState),
  'GET /__preview/go': page(go),
  'POST /__preview/switch': page(setSwitches),
  'POST /__preview/expire': page((ctx) => {
    expireSessions(ctx.store);
    // A persona in the cookie would be signed in again at the next start, and nobody would see the expiry.
    return ok(null, { headers: noPersona, bringsToken: true });
  }),
  'POST /__preview/reset': page((ctx) => {
    keepingSessions(ctx.store, () => ctx.store.reset());
    return ok(null, { bringsToken: true });
  }),
  'GET /__preview/outbox': page((ctx) =>
    raw('application/json; charset=utf-8', JSON.stringify(outbox(ctx.store)), {
      'Cache-Control': 'no-store',
    }),
  ),
  'POST /__preview/deliveries/:deliveryId': page(move),
  'POST /__preview/slots/:slotId': page(fill),
  'POST /__preview/targets/:targetId': page(chooseTargetState),
});
