import { fillSlot } from './_preview/appointments';
import { worldOf } from './_preview/candidateState';
import { moveDelivery } from './_preview/deliveries';
import { headerOf } from './_preview/http';
import { NO_PERSONA } from './_preview/login';
import { outbox } from './_preview/outbox';
import { staffPage } from './_preview/page';
import { personaOf } from './_preview/personas';
import { fail, type Headers, ok, type RawReply, type Reply, raw, redirect } from './_preview/reply';
import { type Ctx, handlers, page } from './_preview/route';
import { scenarioOf } from './_preview/scenarios';
import { expireSessions, keepingSessions } from './_preview/tokens';

const SPACE = /^[A-Za-z0-9_-]{1,40}$/;

/** A form of the staff page goes back to it; any other caller gets the envelope. */
function done(ctx: Ctx, message: string, headers: Headers = {}): Reply {
  const isForm = headerOf(ctx.req, 'content-type')?.startsWith('application/x-www-form-urlencoded');
  return isForm
    ? redirect(`/__preview?message=${encodeURIComponent(message)}`, headers)
    : ok(null, { headers, bringsToken: true });
}

function switchCookies(ctx: Ctx): RawReply {
  const persona = personaOf(ctx.body.text('persona'));
  const space = ctx.body.text('space');
  const cookies = [
    persona ? `preview_persona=${persona}; Path=/` : NO_PERSONA['Set-Cookie'],
    `preview_server=${scenarioOf(ctx.body.text('server'))}; Path=/`,
    `preview_space=${SPACE.test(space) ? space : 'default'}; Path=/`,
  ];
  return redirect(`/__preview?message=${encodeURIComponent('已保存')}`, { 'Set-Cookie': cookies });
}

function move(ctx: Ctx): Reply {
  const status = ctx.body.text('status');
  const force = ctx.body.flag('force');
  const moved = moveDelivery(ctx.store, ctx.param('deliveryId'), status, { force });
  if (moved.ok) {
    return done(ctx, `投递已推进到 ${status}`);
  }
  const refused = fail('NOT_ALLOWED', moved.message, { status: 409 });
  const answer = done(ctx, moved.message);
  return answer.kind === 'raw' ? answer : refused;
}

/** Others take the rest of an interview time, so that SLOT_TAKEN can be met while one chooses. */
function fill(ctx: Ctx): Reply {
  if (fillSlot(worldOf(ctx.store), ctx.param('slotId'))) {
    return done(ctx, '该面试时间已约满');
  }
  return fail('NOT_FOUND', '没有这个面试时间');
}

export default handlers({
  'GET /__preview': page(staffPage),
  'POST /__preview/switch': page(switchCookies),
  'POST /__preview/expire': page((ctx) => {
    expireSessions(ctx.store);
    // A persona left in the cookie would sign in again at the next start and hide the expiry.
    return done(ctx, '登录已超时', NO_PERSONA);
  }),
  'POST /__preview/reset': page((ctx) => {
    keepingSessions(ctx.store, () => ctx.store.reset());
    return done(ctx, '数据已重置');
  }),
  'GET /__preview/outbox': page((ctx) =>
    raw('application/json; charset=utf-8', JSON.stringify(outbox(ctx.store)), {
      'Cache-Control': 'no-store',
    }),
  ),
  'POST /__preview/deliveries/:deliveryId': page(move),
  'POST /__preview/slots/:slotId': page(fill),
});
