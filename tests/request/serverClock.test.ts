/** Where the device's clock is wrong, the server's counts (docs/decisions.md, Time). */
import { request } from '@umijs/max';
import { portalToday } from '@/utils/dateWords';
import { noteServerDate, serverNow } from '@/utils/serverClock';
import { failed, ok, startServer } from './server';

const server = startServer();
const device = Date.parse('2026-11-21T10:00:00+08:00');
const dayMs = 86_400_000;
const dateOf = (instant: number) => new Date(instant).toUTCString();

beforeEach(() => {
  jest.useFakeTimers({ now: device, doNotFake: ['setTimeout', 'nextTick', 'queueMicrotask'] });
  noteServerDate(dateOf(device));
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['behind', dayMs],
  ['ahead', -dayMs],
  ['five minutes behind', 300_000],
])('a device that is %s takes the server’s time', async (_, byMs) => {
  server.answer(ok('data', { Date: dateOf(device + byMs) }));
  await request('/usercenter');
  expect(serverNow()).toBe(device + byMs);
  jest.setSystemTime(device + 1000);
  expect(serverNow()).toBe(device + byMs + 1000);
});

test('today is the server’s', async () => {
  server.answer(ok('data', { Date: dateOf(device + dayMs) }));
  await request('/usercenter');
  expect(portalToday()).toBe('2026-11-22');
});

test('a small difference is the time of the answer, and a right clock counts again', async () => {
  noteServerDate(dateOf(device + dayMs));
  server.answer(ok('data', { Date: dateOf(device - 299_000) }));
  await request('/usercenter');
  expect(serverNow()).toBe(device);
});

test.each<[string, Record<string, string>]>([
  ['without a date', {}],
  ['with a date that is none', { Date: 'soon' }],
  ['that a cache has kept', { Date: dateOf(device), Age: '5' }],
])('an answer %s changes nothing', async (_, headers) => {
  noteServerDate(dateOf(device + dayMs));
  server.answer(ok('data', headers));
  await request('/usercenter');
  expect(serverNow()).toBe(device + dayMs);
});

test('a failed call tells the time too', async () => {
  server.answer({ ...failed({ errorCode: 'X' }, 500), headers: { Date: dateOf(device + dayMs) } });
  await expect(request('/usercenter')).rejects.toThrow();
  expect(serverNow()).toBe(device + dayMs);
});
