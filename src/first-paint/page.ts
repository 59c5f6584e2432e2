import { hasOwnSearch, navigation } from '@/layouts/navigation';
import { addressOf, prefixed } from '@/request/address';
import type { EarlyAnswer, EarlyCall } from '@/request/early';
import { headersOf } from '@/request/headers';
import type { Token } from '@/services/types';
import { isStartAnswer, storedToken, storedUser } from '@/session/state/storage';
import { currentDomain } from '@/session/state/user';
import { darkQuery, modeOf, readAppearance, readTextSize, showTextSize } from '@/utils/appearance';
import { asHtml } from '@/utils/asHtml';
import { shellId } from '@/utils/firstPaint';
import { normaliseAddress } from '@/utils/hashEntry';
import { isRecord } from '@/utils/isRecord';
import { currentDirection, currentPack } from '@/utils/locale';
import { withoutBase } from '@/utils/routerBase';
import { site } from '../../config/site';
import { themeClass } from '../../config/theme';
import { firstCalls, type ScreenName } from './firstCalls';
import { endShell } from './shellEnd';

/** What the build knows (first-paint/plugin). */
export interface FirstPaint {
  /** A route's address, such as `/notice/:id`, its screen's name, and its files. */
  routes: readonly [path: string, name: ScreenName, files: readonly string[]][];
  /** The files of the layout, and of a set of texts (src/locales/load). */
  files: Readonly<Record<string, readonly string[]>>;
  /** The page makes its first calls. */
  hasCalls: boolean;
  /** The files of the templates that do not stand in the page, by language. */
  others: Readonly<Record<string, string>>;
}

/** Filled in while building. */
declare const firstPaint: FirstPaint;

normaliseAddress();

const { pathname, search } = window.location;
const pack = currentPack();
const root = document.documentElement;
const path = withoutBase(pathname);
const { routes, files, others } = firstPaint;
const [, routeName, routeFiles] =
  routes.find(([pattern]) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)) ?? [];
const first = routeName && firstCalls[routeName];
const parameter = path.split('/')[2] ?? '';
const name = (first?.only ?? parameter) === parameter ? routeName : undefined;
const isOneThing = name === 'position' || name === 'notice';

const addressOfFile = (file: string) => (window.publicPath ?? '/') + file;

/** The page's own files, which the entry asks for later. One that does not load is the entry's to tell. */
const texts = `texts-${pack.slice(0, 2)}`;
const wanted = [files[`${texts}-start`]];
if (routeFiles) wanted.push(files.layouts__index, routeFiles);
if (name && name !== 'home') wanted.push(files[`${texts}-reading`]);
const mode = modeOf(readAppearance(), window.matchMedia(darkQuery).matches);
root.classList.add(themeClass[mode]);
root.style.colorScheme = mode;
// The sizes of the drawn styles (first-paint/plugin).
root.style.setProperty('--grow', String(readTextSize() / 100));
showTextSize(readTextSize());
root.lang = pack;
root.dir = currentDirection();

async function send(address: string, headers: Record<string, string>): Promise<EarlyAnswer> {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), site.requestTimeoutMs);
  // What axios asks for by default: the same call has the same headers (spec §7).
  const accept = { Accept: 'application/json, text/plain, */*' };
  const response = await fetch(address, {
    headers: { ...accept, ...headers },
    signal: stop.signal,
  });
  const { status, statusText } = response;
  const body = await response.text();
  return { status, statusText, headers: Object.fromEntries(response.headers), body };
}

/** The data of a successful answer; the request runtime takes the call over (request/early). */
async function ask(token: Token | undefined, [callPath, query]: [string, object?]) {
  const address = addressOf(prefixed(callPath), query);
  const headers = headersOf(token);
  const call: EarlyCall = { address, headers, answer: send(address, headers) };
  window.earlyCalls ??= [];
  window.earlyCalls.push(call);
  const { body } = await call.answer;
  call.endedAt = Date.now();
  const envelope: unknown = JSON.parse(body);
  if (!isRecord(envelope) || envelope.success !== true) throw new Error('No answer to go on with');
  return envelope.data;
}

/** The markup of the screens in a language, by screen, with `/wide` where a wide window differs, and `/fill`. */
type Templates = Readonly<Record<string, string>>;

/** Puts the first answer into its place of the shell, as text, and notes its words, by which the portal's own are known. */
function fill(markup: string | undefined, data: unknown): void {
  const shell = document.getElementById(shellId);
  const list = first?.rows;
  const place = shell?.querySelector(list ? 'main section > div:last-child' : 'main header');
  const things = isRecord(data) && Array.isArray(data.list) ? data.list.slice(0, 6) : [data];
  if (!shell || !place || !markup || !things.every(isRecord)) return;
  const rows = things
    .map((thing) => markup.replace(/__(\w+?)__/g, (_mark, key) => asHtml(String(thing[key] ?? ''))))
    .join('');
  place.outerHTML = `<div class="filled">${list ? `<ul class="${list}">${rows}</ul>` : rows}</div>`;
  shell.dataset.words = shell.querySelector('.filled :is(h1, h3)')?.textContent ?? '';
}

/** Begins the start-up call (spec §4) and then the screen's first call, while the portal is on its way. It stores nothing. */
async function begin(): Promise<void> {
  const domain = currentDomain();
  const start = await ask(storedToken.read(), [`/accesstoken/user/${domain}`]);
  // What follows for a reviewer the portal decides (spec §4).
  if (domain !== site.defaultDomain || !isStartAnswer(start)) return;
  if (name && /^[\w-]*$/.test(parameter) && !window.location.hash && (isOneThing || !search)) {
    const data = await ask(start.token, firstCalls[name].call(parameter));
    fill((await shown)[`${name}/fill`], data);
  }
}

/** Shows the frame and the screen in the language and the colours in use; nothing of it is a person's or can be pressed. */
function show(templates: Templates): void {
  const isHeadHidden = new URLSearchParams(search).get('headStyle') === 'false';
  // A signed-in person's home begins with what waits for them.
  if (!name || isHeadHidden || (name === 'home' && storedUser.read())) return;
  const isWide = window.matchMedia('(min-width: 768px)').matches;
  const main = (isWide && templates[`${name}/wide`]) || templates[name];
  if (!main || document.querySelector('#root h1')) return;
  const shell = document.createElement('div');
  shell.id = shellId;
  shell.inert = true;
  // For browsers that do not know `inert`.
  shell.setAttribute('aria-hidden', 'true');
  if (storedUser.read()) shell.dataset.person = '';
  // Where one came from has words of its own.
  if (isOneThing && path.split('/').length > 3) shell.dataset.source = '';
  shell.innerHTML = templates.head + main + templates.foot;
  if (hasOwnSearch(path)) {
    for (const one of shell.querySelectorAll('header [data-search]')) one.remove();
  }
  for (const one of shell.querySelectorAll<HTMLElement>('a,button,input')) one.tabIndex = -1;
  const current = navigation.find(({ match }) => match.test(path))?.to;
  for (const link of shell.querySelectorAll(`nav a[href="${current}"]`)) {
    link.setAttribute('aria-current', 'page');
  }
  document.body.append(shell);
  root.classList.add('firstPaint');
  endShell(shell);
}

async function showFirst(): Promise<Templates> {
  const other = others[pack];
  const templates: Templates = other
    ? await (await fetch(addressOfFile(other))).json()
    : JSON.parse(document.getElementById('first-paint')?.textContent ?? '{}');
  show(templates);
  return templates;
}

if (firstPaint.hasCalls)
  begin().catch(() => {
    // Without an answer the portal asks by itself, and reports what is wrong.
  });
// The calls go first, before these files and among them: a server without HTTP/2 has six connections for all.
for (const file of new Set(wanted.flatMap((group) => group ?? []))) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.href = addressOfFile(file);
  link.as = /css$/.test(file) ? 'style' : 'script';
  link.fetchPriority = 'low';
  document.head.append(link);
}
// In a task of its own, with the calls on their way: a slow phone is held up for half as long at once.
// Without its templates the page says that it is loading (config/htmlPlugin.ts).
const shown = new Promise((run) => setTimeout(run)).then(showFirst).catch((): Templates => ({}));
// The first use of Intl takes a slow phone 0.15 s: behind the first frame, while the scripts are on their way, not when they run.
shown.then(() => requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat())));
