/** A call whose first answer the page’s script has got (request/early) is sent again over the network. */

import { request } from '@umijs/max';
import type { EarlyAnswer } from '@/request/early';
import { headersOf } from '@/request/headers';
import { noteSuccess } from '@/request/tryLater';
import { getToken } from '@/session/state/token';
import { gate } from '../helpers/gate';
import { ok, startServer, storeToken } from './server';

const server = startServer();

beforeEach(() => {
  storeToken();
  // All tries in hand again, whatever the suite before has used up.
  for (let answers = 0; answers < 100; answers += 1) noteSuccess();
});
afterEach(() => {
  window.earlyCalls = undefined;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The page's script has asked for this, and got a refusal. */
function askedEarly(status: number): void {
  const answer: EarlyAnswer = { status, statusText: '', headers: {}, body: '' };
  window.earlyCalls = [
    {
      address: '/pt/usercenter',
      headers: headersOf(getToken()),
      answer: Promise.resolve(answer),
    },
  ];
}

test('after the pause, when the server was busy', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.spyOn(Math, 'random').mockReturnValue(0);
  askedEarly(503);
  server.answer(ok('data'));
  const answer = request('/usercenter');
  await jest.advanceTimersByTimeAsync(999);
  expect(server.calls).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toEqual({ success: true, data: 'data' });
  expect(server.calls).toHaveLength(1);
});

test('with the newer token, when another call has brought one', async () => {
  const slow = gate<void>();
  server.at('/slow', async () => {
    await slow.passed;
    return ok(null, { 'X-Auth-Token': 't1' });
  });
  server.answer(ok('data'));
  const other = request('/slow');
  askedEarly(401);
  const answer = request('/usercenter');
  slow.open();
  await other;
  await expect(answer).resolves.toEqual({ success: true, data: 'data' });
  expect(server.calls.at(-1)?.headers.get('X-Auth-Token')).toBe('t1');
  expect(window.location.search).toBe('');
});

test('over the network too, when the page’s script has had its answer for 30 s', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  askedEarly(200);
  const [call] = window.earlyCalls ?? [];
  if (!call) throw new Error('Nothing was asked early');
  call.endedAt = Date.now() - 30_001;
  server.answer(ok('data'));
  await expect(request('/usercenter')).resolves.toMatchObject({ data: 'data' });
  expect(server.calls.map((sent) => sent.timeout)).toEqual([60_000]);
});

test('not at all, when what was asked on a slow line is still on its way', async () => {
  const slow = gate<EarlyAnswer>();
  askedEarly(200);
  const [call] = window.earlyCalls ?? [];
  if (!call) throw new Error('Nothing was asked early');
  call.answer = slow.passed;
  const answer = request('/usercenter');
  const body = JSON.stringify({ success: true, data: 'early' });
  const headers = { 'content-type': 'application/json' };
  slow.open({ status: 200, statusText: '', headers, body });
  await expect(answer).resolves.toMatchObject({ data: 'early' });
  expect(server.calls).toHaveLength(0);
});
