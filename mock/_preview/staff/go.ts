import { site } from '../../../config/site';
import { daysOf } from '../clock';
import { type Person, personByLoginName, userOf } from '../people';
import { type Persona, personaOf, personas, personOfPersona } from '../personas';
import { fail, type Reply, raw } from '../reply';
import type { Ctx } from '../route';
import { scenarioOf } from '../scenarios';
import { storeOf } from '../store';
import { personSession } from '../tokens';
import { spaceRefusal, switchCookies } from './switches';

/** The path within the portal; undefined for anything that a browser could take to another site. */
function ownPath(to: string): string | undefined {
  const own = 'http://portal.invalid';
  if (!to.startsWith('/') || !URL.canParse(to, own)) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(to, own);
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/** The entries of local storage that say who is signed in (spec §3); null removes one. */
function sessionEntries(ctx: Ctx, person: Person | undefined): Record<string, string | null> {
  const key = (name: string) => `${site.siteId}-${name}`;
  const none = { [key('token')]: null, [key('user')]: null, [key('domain')]: null };
  if (!person) {
    return none;
  }
  return {
    [key('token')]: JSON.stringify(personSession(ctx.store, person).token),
    [key('user')]: JSON.stringify(userOf(person)),
    [key('domain')]: JSON.stringify(person.domain),
  };
}

/** The persona with this account, if there is one. */
function personaOfAccount(ctx: Ctx, loginName: string): Persona | undefined {
  return personas.find((one) => personOfPersona(ctx.store, one)?.loginName === loginName);
}

/** Runs in the browser: removes the session and the drafts of the person before, then opens the screen. */
const openingScript = `
const { entries, drafts, to } = JSON.parse(document.getElementById('go').textContent);
for (const [key, value] of Object.entries(entries)) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}
const open = () => location.replace(location.origin + to);
if (drafts === null) open();
else {
  sessionStorage.clear();
  const gone = indexedDB.deleteDatabase(drafts);
  gone.onsuccess = gone.onerror = gone.onblocked = open;
}`;

/**
 * `GET /__preview/go`: sets person (`persona` or `account`), server (`server`), day (`days`) and data (`space`), then opens
 * the screen (`to`). What the address does not name stays.
 */
export function go(ctx: Ctx): Reply {
  const path = ownPath(ctx.query.text('to') || '/home');
  if (path === undefined) {
    return fail('VALIDATION', '地址不属于本站，已拒绝');
  }
  const space = ctx.query.text('space');
  const refusal = space && spaceRefusal(space);
  if (refusal) {
    return refusal;
  }
  const inSpace = space ? { ...ctx, store: storeOf(space) } : ctx;
  const account = ctx.query.text('account');
  const persona = personaOf(ctx.query.text('persona')) ?? personaOfAccount(inSpace, account);
  const person = persona ? undefined : personByLoginName(inSpace.store, account);
  if (account && !persona && !person) {
    return fail('NOT_FOUND', '这个数据空间里没有这个账号');
  }
  const isNobody = !persona && !person && ctx.query.has('persona');
  const isOther = persona !== undefined && persona !== ctx.cookies.preview_persona;
  const isSessionOver =
    isOther || isNobody || person !== undefined || inSpace.store.space !== ctx.store.space;
  const page = {
    entries: isSessionOver ? sessionEntries(inSpace, person) : {},
    drafts: isSessionOver ? `${site.siteId}-drafts` : null,
    to: path,
  };
  const cookies = switchCookies({
    ...(persona ? { persona } : {}),
    ...(person || isNobody ? { persona: '' } : {}),
    ...(ctx.query.has('server') ? { server: scenarioOf(ctx.query.text('server')) } : {}),
    ...(ctx.query.has('days') ? { days: daysOf(ctx.query.text('days')) } : {}),
    ...(space ? { space } : {}),
  });
  const data = JSON.stringify(page).replaceAll('<', '\\u003c');
  return raw(
    'text/html; charset=utf-8',
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>正在打开</title></head><body><script type="application/json" id="go">${data}</script><script>${openingScript}</script></body></html>`,
    {
      'Cache-Control': 'no-store',
      'Set-Cookie': cookies,
    },
  );
}
