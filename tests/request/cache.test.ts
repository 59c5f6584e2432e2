/** The opt-in cache keeps to what the caller asks for (spec §7, §9), whatever headers an answer has. */
import { request } from '@umijs/max';
import { CanceledError } from 'axios';
import { clearCache } from '@/request/cache';
import { storageKeys } from '@/session/state/storage';
import { setUser } from '@/session/state/user';
import { connectionClosed, failed, ok, reviewer, startServer, stored, storeToken } from './server';

const server = startServer();
/** By name in lower case, as a browser gives them. */
let headers: Record<string, string> = {};

const read = (more: object = {}) => request('/portal/school/list', { cache: true, ...more });

beforeEach(() => {
  headers = {};
  let count = 0;
  server.answer(() => {
    count += 1;
    return ok(count, headers);
  });
  jest.useFakeTimers({ now: 0, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

test.each<Record<string, string>>([
  {},
  { 'cache-control': 'no-store' },
  { 'cache-control': 'max-age=1' },
  { expires: 'Thu, 01 Jan 1970 00:00:01 GMT' },
])('an answer with %j is kept for the caller’s time', async (given) => {
  headers = given;
  await read();
  jest.setSystemTime(59_999);
  await expect(read()).resolves.toMatchObject({ data: 1 });
  jest.setSystemTime(60_001);
  await expect(read()).resolves.toMatchObject({ data: 2 });
});

test('an answer is not kept for longer where the clock is set back', async () => {
  jest.setSystemTime(86_400_000);
  await read();
  jest.setSystemTime(60_000);
  await expect(read()).resolves.toMatchObject({ data: 2 });
});

test('an answer with Vary is kept for calls with other headers, too', async () => {
  headers = { vary: 'X-Other' };
  await read({ headers: { 'X-Other': 'a' } });
  await expect(read({ headers: { 'X-Other': 'b' } })).resolves.toMatchObject({ data: 1 });
});

test('a call has the headers of spec §7 alone, also when it asks again', async () => {
  headers = { etag: '"1"', 'last-modified': 'Thu, 01 Jan 1970 00:00:00 GMT' };
  await read({ cache: false });
  await read();
  jest.setSystemTime(60_001);
  await read();
  const names = server.calls.map((call) => Object.keys(call.headers.toJSON()).sort());
  expect(names).toHaveLength(3);
  expect(names[1]).toEqual(names[0]);
  expect(names[2]).toEqual(names[0]);
});

test('what is kept does not stand in for a failure', async () => {
  await read();
  jest.setSystemTime(60_001);
  server.answer({ status: 500, body: '' });
  await expect(read()).rejects.toMatchObject({ response: { status: 500 } });
});

test.each([0, -1, 'long', false, undefined])('`cache: %j` keeps nothing', async (cache) => {
  await read({ cache });
  await Promise.all([read({ cache }), read({ cache })]);
  expect(server.calls).toHaveLength(3);
});

test('a file and an answer in JSON are two things', async () => {
  await read({ responseType: 'json' });
  await read({ responseType: 'blob' });
  expect(server.calls).toHaveLength(2);
});

test('a time of its own', async () => {
  await read({ cache: 10 });
  jest.setSystemTime(11);
  await expect(read({ cache: 10 })).resolves.toMatchObject({ data: 2 });
});

test('calls at the same time share one answer', async () => {
  await Promise.all([read(), read(), read()]);
  expect(server.calls).toHaveLength(1);
});

test('tells queries and placeholders apart', async () => {
  await read({ params: { keyword: 'a' } });
  await read({ params: { keyword: 'b' } });
  await request('/a/{id}', { cache: true, pathParams: { id: '1' } });
  await request('/a/{id}', { cache: true, pathParams: { id: '2' } });
  expect(server.calls).toHaveLength(4);
});

test('never answers a write, nor one person with what another was answered', async () => {
  await read({ method: 'POST' });
  await read({ method: 'POST' });
  expect(server.calls).toHaveLength(2);
  await read();
  setUser(reviewer);
  await expect(read()).resolves.toMatchObject({ data: 4 });
});

test('a failure is not kept: the next call asks again, and those that waited fail alike', async () => {
  server.answer(failed({ errorMessage: 'x' }));
  const both = await Promise.allSettled([read(), read()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  server.answer(connectionClosed);
  const all = await Promise.allSettled([read(), read(), read()]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(server.calls).toHaveLength(2);
  server.answer(ok('well'));
  await expect(read()).resolves.toMatchObject({ data: 'well' });
});

test('a call that waited asks for itself when the first one was cancelled', async () => {
  const aborter = new AbortController();
  server.answer(async (config) => {
    aborter.abort();
    await Promise.resolve();
    if (config.signal?.aborted) throw new CanceledError(undefined, config);
    return ok('mine');
  });
  const first = read({ signal: aborter.signal }).catch((e: unknown) => e);
  const second = read();
  await expect(first).resolves.toMatchObject({ code: 'ERR_CANCELED' });
  await expect(second).resolves.toMatchObject({ data: 'mine' });
});

test('the token header of a repeated answer is not stored again', async () => {
  storeToken('t0');
  headers = { 'x-auth-token': 't1' };
  await read();
  storeToken('t2');
  await read();
  expect(stored('token')).toMatchObject({ value: 't2' });
});

const readPages = async (count: number) => {
  for (let page = 0; page < count; page += 1) await read({ params: { page } });
};

test('a hundred and ninety answers are kept', async () => {
  await readPages(190);
  await readPages(190);
  expect(server.calls).toHaveLength(190);
});

test('of more than two hundred the oldest goes', async () => {
  await readPages(203);
  await read({ params: { page: 202 } });
  expect(server.calls).toHaveLength(203);
  await read({ params: { page: 0 } });
  expect(server.calls).toHaveLength(204);
});

test('nothing is left once it is cleared', async () => {
  await read();
  await clearCache();
  await expect(read()).resolves.toMatchObject({ data: 2 });
});

test('nothing is left of what was asked before another tab changed the person', async () => {
  await read();
  const newValue = JSON.stringify(reviewer);
  window.localStorage.setItem(storageKeys.user, newValue);
  const storageArea = window.localStorage;
  window.dispatchEvent(
    new StorageEvent('storage', { key: storageKeys.user, newValue, storageArea }),
  );
  window.localStorage.removeItem(storageKeys.user);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.user, storageArea }));
  await expect(read()).resolves.toMatchObject({ data: 2 });
});
