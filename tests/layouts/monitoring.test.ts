/** What the portal tells operations (docs/operations.md, Monitoring). */

import { request } from '@umijs/max';

import { startMonitoring } from '@/layouts/monitoring/start';
import { crashes } from '@/utils/crashes';
import { catchBeacons, leavePage } from '../helpers/beacons';
import { fc } from '../helpers/property';
import { connectionClosed, failed, ok, startServer, storeToken } from '../request/server';

const server = startServer();
const sent = catchBeacons();
let pages = 0;

beforeEach(() => {
  storeToken('secret-token');
  sent.length = 0;
});

/** A page with monitoring; `told` is what it has sent so far. Earlier pages of this file go on, to other addresses. */
function openPage(route = 'notice/:id') {
  pages += 1;
  const url = `https://ops.example/${pages}`;
  const atRoute = startMonitoring(url);
  atRoute(route);
  const texts = () => sent.filter((one) => one.url === url).map(({ text }) => text);
  const reported = (): { type: string; ms?: number }[] =>
    texts().flatMap((text) => JSON.parse(text).events);
  return { texts, reported, atRoute };
}

const quietly = (url: string, options: object) =>
  request(url, { skipErrorHandler: true, ...options }).catch(() => undefined);

const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

const chunkError = (address: string) =>
  Object.assign(new Error(`Loading chunk failed. (${address})`), {
    name: 'ChunkLoadError',
    request: address,
  });

test('a call that fails is told by its path template, status and time, once', async () => {
  const page = openPage();
  server.answer({ status: 500, body: '' });
  await quietly('/portal/file/view/{fileId}', { pathParams: { fileId: 'f1' }, params: { k: 'v' } });
  leavePage();
  const call = { type: 'call', path: '/portal/file/view/{fileId}', status: 500 };
  expect(page.reported()).toEqual([{ ...call, page: 'notice/:id', ms: expect.any(Number) }]);
  expect(page.reported()[0]?.ms).toBeLessThan(60_000);
});

test.each([
  '/portal/file/view/13800000003',
  '/portal/view?mobile=13800000003',
  '13800000003/portal',
])('a call whose address holds a value (%s) is not told', async (url) => {
  const page = openPage();
  server.answer({ status: 500, body: '' });
  await quietly(url, {});
  leavePage();
  expect(page.reported()).toEqual([]);
});

test.each([
  ['no answer', connectionClosed, 0],
  ['a page in place of an answer', { body: '<html></html>' }, 200],
  ['a call that is malformed', failed({ errorMessage: 'x' }, 400), 400],
  ['an error with an envelope', failed({ errorMessage: 'x' }, 404), 404],
  ['a busy server and a write', { status: 503, body: '' }, 503],
])('%s is a failed call', async (_what, answer, status) => {
  const page = openPage();
  server.answer(answer);
  await quietly('/usercenter', { method: 'post' });
  leavePage();
  expect(page.reported()).toMatchObject([{ type: 'call', path: '/usercenter', status }]);
});

test('what goes well, is refused by the rules or was cancelled is not told', async () => {
  const page = openPage();
  server.answer(ok());
  await quietly('/usercenter', {});
  server.answer(failed({ errorCode: 'LOGIN_FAILED', errorMessage: 'x' }));
  await quietly('/usercenter', {});
  const left = new AbortController();
  left.abort();
  await quietly('/usercenter', { signal: left.signal });
  leavePage();
  expect(page.reported()).toEqual([]);
});

test('an error that nobody handles is told by its name and place, without its message', () => {
  const script = document.createElement('script');
  script.src = 'https://portal.example/umi.0a1b2c3d.js';
  document.head.append(script);
  const page = openPage();
  const error = new TypeError('张三 /umi.0a1b2c3d.js:13800:13800');
  error.stack = `TypeError: ${error.message}
    at read (https://portal.example/umi.0a1b2c3d.js:1:2345)
    at other (https://elsewhere.example/theirs.js:3:4)
    at long (https://portal.example/umi.0a1b2c3d.js:1:13800000003)`;
  fail(error);
  reject(new RangeError('x'));
  crashes.call(Object.assign(new Error('x'), { name: '张三', stack: undefined }));
  reject('words');
  fail(null);
  leavePage();
  script.remove();
  expect(page.reported()).toEqual([
    { type: 'error', page: 'notice/:id', name: 'TypeError', at: ['umi.0a1b2c3d.js:1:2345'] },
    { type: 'error', page: 'notice/:id', name: 'RangeError', at: [] },
    { type: 'error', page: 'notice/:id', name: 'Error', at: [] },
    { type: 'error', page: 'notice/:id', name: 'other', at: [] },
    { type: 'error', page: 'notice/:id', name: 'other', at: [] },
  ]);
});

test('a chunk that did not load is told at once, since the page loads anew', () => {
  const page = openPage();
  crashes.call(chunkError('https://portal.example/p__notice.0a1b2c3d.async.js?x=1'));
  expect(page.reported()).toMatchObject([{ type: 'chunk', file: 'p__notice.0a1b2c3d.async.js' }]);
});

test('ten go together; the rest after ten seconds, or when the page is left', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  try {
    const page = openPage();
    for (let count = 0; count < 9; count += 1) fail(new Error('x'));
    expect(page.texts()).toHaveLength(0);
    fail(new Error('x'));
    expect(page.texts()).toHaveLength(1);
    fail(new Error('x'));
    jest.advanceTimersByTime(9_999);
    expect(page.texts()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(page.texts()).toHaveLength(2);
    expect(page.reported()).toHaveLength(11);
    leavePage();
    expect(page.texts()).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

test('one page tells of at most fifty', () => {
  const page = openPage();
  for (let count = 0; count < 80; count += 1) fail(new Error('x'));
  leavePage();
  expect(page.reported()).toHaveLength(50);
});

test('a route is the one of the site map, and the one in view', () => {
  const page = openPage('recruitmentview/:id');
  fail(new Error('x'));
  page.atRoute('home');
  fail(new Error('x'));
  leavePage();
  expect(page.reported()).toMatchObject([{ page: 'recruitmentview/:id' }, { page: 'home' }]);
});

/** A text as it might hide in another: as it is, in an address, in JSON. */
const formsOf = (text: string) => [
  text,
  encodeURIComponent(text),
  JSON.stringify(text).slice(1, -1),
];

test('no value that was typed, sent or answered is in any beacon', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 12 }), async (more) => {
      const value = `机密${more.replace(/[\uD800-\uDFFF]/g, '')}`;
      const page = openPage();
      const body = { success: false, data: value, errorMessage: value, errorCode: value };
      for (const answer of [
        { status: 500, body },
        { status: 400, body: value },
        connectionClosed,
      ]) {
        server.answer(answer);
        const values = { pathParams: { fileId: value }, params: { [value]: value } };
        await quietly('/portal/file/view/{fileId}', values);
        await quietly('/usercenter', { method: 'post', data: { [value]: value } });
      }
      await quietly(`/${value}`, {});
      const error = new TypeError(value);
      error.name = value;
      for (const cause of [error, value, { message: value }, chunkError(`/${value}.js`)]) {
        fail(cause);
        reject(cause);
        crashes.call(cause);
      }
      leavePage();
      const types = new Set(page.reported().map(({ type }) => type));
      expect([...types].sort()).toEqual(['call', 'chunk', 'error']);
      const all = page.texts().join('\n');
      for (const secret of [...formsOf(value), '机密', 'secret-token'])
        expect(all).not.toContain(secret);
    }),
    { numRuns: 25 },
  );
});
