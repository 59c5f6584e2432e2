/** @ownModules Each test loads the page's own script anew. */
// The page's own script begins the calls that the runtime would make, and the runtime takes them over (spec §4, §7).
import { request } from '@umijs/max';
import { addressOf } from '@/request/address';
import { viewNotice } from '@/services/content';
import { searchPositions } from '@/services/recruitment';
import { getDbTerms, getTerms } from '@/services/terms';
import { startSession } from '@/session/actions/start';
import { storageKeys } from '@/session/state/storage';
import { changeSession, getToken } from '@/session/state/token';
import {
  type Answer,
  candidate,
  failed,
  freshStart,
  ok,
  reviewer,
  startServer,
  stored,
  storeToken,
} from '../request/server';
import { runPage } from './runPage';

const server = startServer();
const fetched: { address: string; headers: Record<string, string> }[] = [];
const answers = new Map<string, Answer | 'closed'>();

/** The wire of the page's script. */
async function fetchAnswer(address: string, init: RequestInit): Promise<unknown> {
  fetched.push({ address, headers: init.headers as Record<string, string> });
  const found = [...answers].find(([path]) => address.includes(path))?.[1] ?? ok();
  if (found === 'closed') throw new TypeError('Failed to fetch');
  const { status = 200, body, headers = {} } = found;
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    ok: status < 300,
    status,
    statusText: '',
    headers: [['content-type', 'application/json'], ...lower],
    text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
  };
}

const start = '/accesstoken/user/portal';
const token = (value: string) => ({ key: 'X-Auth-Token', value, domain: 'portal' as const });
const sent = () => server.calls.map(({ url }) => url);
const page = '/notice/3001';
const view = '/notice/view';
const viewCall = '/pt/portal/rest/notice/view';
const notice = { id: '3001', title: '公告', keyDates: [], attachments: [], positionIds: [] };

/** What an answer says to the page and to the runtime alike. */
function both(path: string, answer: Answer): void {
  answers.set(path, answer);
  server.at(path, answer);
}

beforeEach(() => {
  fetched.length = 0;
  answers.clear();
  window.earlyCalls = undefined;
  window.fetch = fetchAnswer as unknown as typeof fetch;
  both('/accesstoken/portal', ok({ token: token('forced') }));
  both('/accesstoken/user/censor', ok({ token: { ...token('c1'), domain: 'censor' } }));
  both(start, ok({ token: token('t1') }));
  both(view, ok(notice));
});

it('begins the start-up call and, with its token, the call of the screen', async () => {
  await runPage(page);
  expect(fetched.map(({ address }) => address)).toEqual([
    '/pt/accesstoken/user/portal',
    `${viewCall}?id=3001`,
  ]);
  await startSession();
  await expect(viewNotice('3001')).resolves.toMatchObject({ title: '公告' });
  expect(sent()).toEqual([]);
  expect(stored('token')).toEqual(token('t1'));
});

it.each([
  ['nothing is stored', () => undefined],
  ['a token is stored', () => storeToken('t0')],
  [
    'a reviewer is signed in',
    () => {
      storeToken('t0', { domain: 'censor' });
      window.localStorage.setItem(storageKeys.domain, JSON.stringify('censor'));
      window.localStorage.setItem(storageKeys.user, JSON.stringify(reviewer));
    },
  ],
  [
    'a candidate is signed in',
    () => {
      storeToken('t0');
      window.localStorage.setItem(storageKeys.user, JSON.stringify(candidate));
    },
  ],
])('sends what the runtime would send when %s', async (_name, prepare) => {
  prepare();
  await runPage(page);
  const early = fetched.map(({ address, headers }) => ({ address, ...headers }));
  window.earlyCalls = undefined;
  await startSession();
  if (stored('domain') !== 'censor') await viewNotice('3001');
  const runtime = server.calls.slice(0, early.length).map(({ url, params, headers }) => {
    const { 'Content-Type': _none, ...rest } = headers.toJSON();
    return { address: addressOf(url ?? '', params), ...rest };
  });
  expect(early.length).toBeGreaterThan(0);
  expect(early).toEqual(runtime);
});

it.each<[string, Answer | 'closed']>([
  ['a failing envelope', failed({ errorCode: 'X', errorMessage: '不行' })],
  ['a failing envelope with a token', failed({ data: { token: token('t9') } })],
  ['a status of 500', failed({ errorMessage: '不行' }, 500)],
  ['a refusal', failed({ errorMessage: '请登录' }, 401)],
  ['a page', { status: 502, body: '<html></html>' }],
  ['broken JSON', { body: '{"success":tr' }],
  ['a token that no header can carry', ok({ token: { ...token('\u0000') } })],
  ['nothing', ok()],
])(
  'ends as without the page’s script when the start-up is answered by %s',
  async (_name, answer) => {
    both(start, answer as Answer);
    const without = await startSession();
    const tokenWithout = getToken();
    await freshStart();
    await runPage(page);
    const withScript = await startSession();
    expect(withScript).toEqual(without);
    expect(getToken()).toEqual(tokenWithout);
    expect(fetched).toHaveLength(1);
  },
);

it('does not ask twice when no answer came: the device is offline, and a retry is offered', async () => {
  answers.set(start, 'closed');
  await runPage(page);
  await expect(startSession()).resolves.toEqual({ status: 'offline' });
  expect(sent()).toEqual([]);
  await expect(startSession()).resolves.toEqual({ status: 'ready', user: undefined });
});

it('waits 60 s for an answer (spec §9)', async () => {
  const timer = jest.spyOn(globalThis, 'setTimeout');
  await runPage(page);
  expect(timer.mock.calls.filter(([, ms]) => ms === 60_000)).toHaveLength(2);
});

it('reports a refusal of the screen’s call as its own', async () => {
  both(view, failed({ errorCode: 'NOT_FOUND', errorMessage: '没有' }, 404));
  await runPage(page);
  await startSession();
  await expect(viewNotice('3001')).rejects.toMatchObject({ info: { errorCode: 'NOT_FOUND' } });
  expect(sent()).toEqual([]);
});

it('asks again in another session than the page’s', async () => {
  await runPage(page);
  await startSession();
  changeSession(token('t2'));
  await viewNotice('3001');
  expect(sent()).toEqual([viewCall]);
});

it('takes no answer twice', async () => {
  await runPage(page);
  await startSession();
  await viewNotice('3001');
  await viewNotice('3001');
  expect(sent()).toEqual([viewCall]);
});

it('takes the page’s answer although another call has brought the next token value meanwhile', async () => {
  server.at('/termjson/terms', ok({}, { 'X-Auth-Token': 't2' }));
  server.at('/termjson/dbterms', ok({}, { 'X-Auth-Token': 't3' }));
  await runPage(page);
  await startSession();
  await getTerms();
  await getDbTerms();
  expect(getToken()?.value).toBe('t3');
  await expect(viewNotice('3001')).resolves.toMatchObject({ title: '公告' });
  expect(sent()).toEqual(['/pt/termjson/terms', '/pt/termjson/dbterms']);
});

it('does not take an answer that is older than half a minute', async () => {
  await runPage(page);
  await startSession();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 31_000);
  await viewNotice('3001');
  jest.mocked(Date.now).mockRestore();
  expect(sent()).toEqual([viewCall]);
});

it('keeps the token value that the answer to a screen’s call brings, asked for or not', async () => {
  answers.set(view, ok(notice, { 'X-Auth-Token': 't2' }));
  await runPage(page);
  await startSession();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(getToken()?.value).toBe('t2');
  storeToken('t3');
  await viewNotice('3001');
  expect(getToken()?.value).toBe('t3');
});

it('leaves alone what only a screen can read', async () => {
  await runPage('/searchPosition/all?keyword=x');
  await runPage('/home#top');
  await runPage('/censorlogin');
  expect(fetched.map(({ address }) => address)).toEqual(
    Array.from({ length: 3 }, () => '/pt/accesstoken/user/portal'),
  );
});

const positionPage = '/recruitmentview/200001';
const positionCall = '/pt/portal/rest/careerrecruitment/view/200001';

it('a position that is opened in a new tab begins as itself, not as the list behind it', async () => {
  await runPage(`/searchPosition/all?keyword=x#${positionPage}/search/%2Fhome?headStyle=false`);
  expect(window.location.pathname).toBe(`${positionPage}/search/%2Fhome`);
  expect(window.location.search).toBe('?headStyle=false');
  expect(fetched.map(({ address }) => address)).toEqual([`/pt${start}`, positionCall]);
});

it('takes over reads alone', async () => {
  const positions = ok({ list: [], total: 0, current: 1, pageSize: 20 });
  answers.set('/careerrecruitment/search', positions);
  await runPage('/searchPosition/all');
  await startSession();
  const [call] = window.earlyCalls ?? [];
  await request(call?.address.replace('/pt', '') ?? '', { method: 'post' });
  expect(sent()).toHaveLength(1);
  await searchPositions({ sort: 'newest', current: 1, pageSize: 20 });
  expect(sent()).toHaveLength(1);
});
