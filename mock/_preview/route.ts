import { setTimeout as wait } from 'node:timers/promises';
import { site } from '../../config/site';
import { atPresent, now } from './clock';
import { disturbance } from './disturb';
import { emptied } from './empty';
import { type Fields, fieldsOf, queryOf } from './fields';
import {
  cookiesOf,
  type Handler,
  headerOf,
  type PreviewRequest,
  type PreviewResponse,
  type UploadedPart,
} from './http';
import type { Person } from './people';
import { plainAddress, withoutOptional } from './plain';
import { fail, type Reply, send, timedOut, unauthorised } from './reply';
import { type Scenario, scenarioOf, slowMs } from './scenarios';
import { type PreviewStore, presentOf, storeOf } from './store';
import { checkToken, countCall, type Session, tokenKey } from './tokens';

/** The call that an endpoint answers. */
export interface Ctx {
  req: PreviewRequest;
  res: PreviewResponse;
  /** A path parameter, decoded; `''` when the path has none of that name. */
  param(name: string): string;
  query: Fields;
  body: Fields;
  files: UploadedPart[];
  cookies: Record<string, string>;
  store: PreviewStore;
  session?: Session;
  user?: Person;
  scenario: Scenario;
  now: Date;
}

/** The call of a signed-in person. */
export interface UserCtx extends Ctx {
  session: Session & { user: Person };
  user: Person;
}

export type Endpoint = (ctx: Ctx) => Reply | Promise<Reply>;

/**
 * visitor: needs a valid token, signed in or not · startup: the calls that answer a token · open: works without a token ·
 * page: pages of staff and single sign-on, for which scenarios do not count.
 */
type Access = 'visitor' | 'startup' | 'open' | 'page';

interface Route {
  access: Access;
  endpoint: Endpoint;
}

/** A call that works without a token, e.g. a public picture. */
export const open = (endpoint: Endpoint): Route => ({ access: 'open', endpoint });

/** A call that answers a token; of the scenarios only startDown, start401 and start500 count for it. */
export const startup = (endpoint: Endpoint): Route => ({ access: 'startup', endpoint });

/** A page of the preview server itself. */
export const page = (endpoint: Endpoint): Route => ({ access: 'page', endpoint });

/** A call that needs a signed-in person: 401 without one. */
export function userOnly(endpoint: (ctx: UserCtx) => Reply | Promise<Reply>): Endpoint {
  return (ctx) => {
    const { session } = ctx;
    const user = session?.user;
    return session && user
      ? endpoint({ ...ctx, session: { ...session, user }, user })
      : unauthorised();
  };
}

/** A call that needs a signed-in candidate: 401 without anyone, FORBIDDEN (403) for a reviewer. */
export function candidateOnly(endpoint: (ctx: UserCtx) => Reply | Promise<Reply>): Endpoint {
  return userOnly((ctx) =>
    ctx.user.roles.includes('candidate')
      ? endpoint(ctx)
      : fail('FORBIDDEN', '该功能仅面向求职者，审核人账号无法使用'),
  );
}

/** Whether the call has the two headers of spec §7: marker and site. */
function isMarked(req: PreviewRequest): boolean {
  return (
    headerOf(req, 'X-Requested-With') === 'XMLHttpRequest' &&
    headerOf(req, site.headers.site) === site.siteId
  );
}

/** Answers the call, or `undefined` where the connection is to be closed. */
async function answer(ctx: Ctx, route: Route): Promise<Reply | undefined> {
  const token = headerOf(ctx.req, tokenKey);
  const takesScenario = route.access !== 'page' && (route.access !== 'open' || token !== undefined);
  if (takesScenario) {
    if (ctx.scenario === 'slow' && route.access !== 'startup') {
      // `ref: false`: a test that ends meanwhile does not wait for this.
      await wait(slowMs(), undefined, { ref: false });
    }
    const errorReply = disturbance(ctx.scenario, route.access === 'startup');
    if (errorReply) {
      return errorReply === 'down' ? undefined : errorReply;
    }
  }
  // The portal's calls have the headers of spec §7; pictures and pages, which the browser asks for, do not.
  const needsMarks = route.access === 'visitor' || route.access === 'startup';
  if (needsMarks && !isMarked(ctx.req)) {
    return fail('FORBIDDEN', '请求缺少站点标识');
  }
  const checked = checkToken(ctx.store, token);
  const domain = headerOf(ctx.req, site.headers.domain);
  if (checked.state === 'ok' && domain !== checked.session.token.domain) {
    return unauthorised();
  }
  if (route.access === 'visitor' && checked.state !== 'ok') {
    return checked.state === 'expired' ? timedOut() : unauthorised();
  }
  const session = checked.state === 'ok' ? checked.session : undefined;
  const reply = await route.endpoint({ ...ctx, session, user: session?.user });
  if (checked.state === 'expired' && reply.status === 401) {
    return timedOut();
  }
  const isWrite = ctx.req.method !== 'GET';
  if (takesScenario && route.access !== 'startup' && ctx.scenario === 'lost' && isWrite) {
    return undefined;
  }
  if (reply.kind === 'envelope' && !reply.keepWhenEmpty && !isWrite && ctx.scenario === 'empty') {
    return { ...reply, body: { ...reply.body, data: emptied(reply.body.data) } };
  }
  if (reply.kind === 'envelope' && ctx.scenario === 'plain') {
    return { ...reply, body: { ...reply.body, data: withoutOptional(reply.body.data) } };
  }
  return reply;
}

function contextOf(req: PreviewRequest, res: PreviewResponse): Ctx {
  const cookies = cookiesOf(req);
  const scenario = scenarioOf(cookies.preview_server);
  const address = req.url ?? '/';
  return {
    req,
    res,
    param: (name) => req.params[name] ?? '',
    query: queryOf(scenario === 'plain' ? plainAddress(address) : address),
    body: fieldsOf(req.body),
    files: req.files ?? [],
    cookies,
    store: storeOf(cookies.preview_space || 'default'),
    scenario,
    now: now(),
  };
}

async function respond(ctx: Ctx, route: Route): Promise<void> {
  const { req, res, store } = ctx;
  try {
    const reply = await answer(ctx, route);
    if (!reply) {
      res.destroy();
      return;
    }
    const checked = checkToken(store, headerOf(req, tokenKey));
    const rotates =
      route.access === 'visitor' &&
      checked.state === 'ok' &&
      !(reply.kind === 'envelope' && reply.bringsToken);
    const rotated = rotates ? countCall(store, checked.session) : undefined;
    // The portal goes by the server's clock where the browser's is another one.
    const date = { Date: now().toUTCString() };
    send(res, reply, rotated === undefined ? date : { ...date, [tokenKey]: rotated });
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: an error of the preview server itself must be seen
    console.error(`preview server, ${req.method} ${req.url}:`, error);
    send(res, fail('SERVER_ERROR', '服务器内部错误，请稍后再试'), {});
  }
}

const handlerOf =
  (route: Route): Handler =>
  (req, res) =>
    atPresent(presentOf(cookiesOf(req)), () => respond(contextOf(req, res), route));

/** Turns `METHOD /path/:param` endpoints into mock handlers with token check, scenarios and envelope. */
export function handlers(routes: Record<string, Endpoint | Route>): Record<string, Handler> {
  return Object.fromEntries(
    Object.entries(routes).map(([key, route]) => [
      key,
      handlerOf(typeof route === 'function' ? { access: 'visitor', endpoint: route } : route),
    ]),
  );
}
