/** Login expiry (spec §4, §8): one redirect for each expiry, and again at the next one. */
import { request } from '@umijs/max';
import { startSession } from '@/session/actions/start';
import { clearRelogin, noticeExpiry } from '@/session/state/expiry';
import { nextRequestOrder } from '@/session/state/token';
import { gate } from '../helpers/gate';
import {
  type Answer,
  failed,
  ok,
  shown,
  startServer,
  stored,
  storeToken,
  visit,
} from '../request/server';

const server = startServer();
const fresh = { token: { key: 'X-Auth-Token', value: 'fresh', domain: 'portal' } };

beforeEach(async () => {
  storeToken();
  server.answer(failed({}, 412));
  server.at('/accesstoken/user/portal', ok(fresh));
  server.at('/accesstoken/portal', ok(fresh));
  await startSession();
  server.calls.length = 0;
});

const call = (path = '/usercenter') => request(path).catch(() => undefined);

it('keeps path, other parameters as written, hash and history state', async () => {
  visit('/searchPosition/all?keyword=a+b%2Fc&relogin=false#list');
  await call();
  expect(window.location.pathname).toBe('/searchPosition/all');
  expect(window.location.search).toBe('?keyword=a+b%2Fc&relogin=true');
  expect(window.location.hash).toBe('#list');
});

it('is noticed again after relogin was taken off', async () => {
  visit('/user?x=1');
  await call();
  clearRelogin();
  expect(window.location.search).toBe('?x=1');
  await call();
  expect(window.location.search).toBe('?x=1&relogin=true');
  expect(shown).toHaveLength(2);
});

it('is not noticed again by calls that had begun before the dialog was dismissed', async () => {
  const slow = gate<Answer>();
  server.at('/slow', () => slow.passed);
  const late = call('/slow');
  // A refused call waits some seconds for the one that left with the same token.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const early = call();
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  await early;
  clearRelogin();
  slow.open(failed({}, 412));
  await late;
  expect(window.location.search).toBe('');
  expect(shown).toHaveLength(1);
});

it('a 401 and a 412 of the same expiry are one', async () => {
  const codes = [401, 412, 412];
  server.answer(() => failed({}, codes.shift() ?? 500));
  await Promise.all([call(), call(), call()]);
  expect(window.location.search).toBe('?relogin=true');
  expect(shown).toEqual([]);
});

it('gets a token that works, once, for which the next calls wait', async () => {
  await Promise.all([call(), call()]);
  server.answer(ok());
  await call('/captcha/generate');
  expect(server.calls.filter(({ url }) => url === '/pt/accesstoken/portal')).toHaveLength(1);
  expect(server.calls.at(-1)?.headers.get('X-Auth-Token')).toBe('fresh');
  expect(stored('token')).toEqual(fresh.token);
});

it('says nothing more when that token cannot be had', async () => {
  server.at('/accesstoken/portal', failed({ errorMessage: 'x' }, 500));
  await call();
  expect(shown).toEqual([{ how: 'message', type: 'warning', text: '登录超时，请重新登录！' }]);
});

it('a flag whose name is written otherwise is the same flag, and can be taken off', async () => {
  visit('/user?%72elogin=true&a=b%2Fc');
  await call();
  expect(shown).toEqual([]);
  clearRelogin();
  expect(window.location.search).toBe('?a=b%2Fc');
});

it('under the dialog, a token that is refused is renewed too, without another word', async () => {
  server.at('/accesstoken/portal', failed({}, 500));
  server.at('/settled', ok());
  await call();
  // Waits until the renewal has failed.
  await call('/settled');
  server.at('/accesstoken/portal', ok(fresh));
  // The dialog's own call is refused, as the token was not renewed.
  await call('/ams/passport/portal/domain');
  server.answer(ok());
  await call('/captcha/generate');
  expect(server.calls.at(-1)?.headers.get('X-Auth-Token')).toBe('fresh');
  expect(shown).toHaveLength(1);
});

it('of one call is noticed once, however often that is reported', () => {
  const order = nextRequestOrder();
  expect(noticeExpiry(order)).toBe(true);
  visit('/');
  expect(noticeExpiry(order)).toBe(false);
  expect(window.location.search).toBe('');
  expect(noticeExpiry(nextRequestOrder())).toBe(true);
});

it('an address without the flag is left alone', () => {
  const replaced = jest.spyOn(window.history, 'replaceState');
  clearRelogin();
  expect(replaced).not.toHaveBeenCalled();
});
