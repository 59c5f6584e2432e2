/** Names and values of headers (spec §7), and how long a busy server wants to be left alone (RFC 9110, 10.2.3). */
import type { AxiosResponse } from '@umijs/max';
import { headerOf, tokenValueIn, withoutToken } from '@/request/headers';
import { isBusy, retryAfterMs } from '@/request/retryAfter';

test.each([
  [{ 'X-A': 'v' }, 'x-a', 'v'],
  [{ 'x-a': 'v' }, 'X-A', 'v'],
  [{ 'X-B': 'w', 'X-A': 'v' }, 'X-A', 'v'],
  [{ 'X-A': ' v ' }, 'X-A', ' v '],
  [{ 'X-A': ' ' }, 'X-A', undefined],
  [{ 'X-A': '' }, 'X-A', undefined],
  [{ 'X-A': ['v'] }, 'X-A', undefined],
  [{}, 'X-A', undefined],
  [undefined, 'X-A', undefined],
])('of %j the header %s is %j', (headers, name, expected) => {
  expect(headerOf(headers, name)).toBe(expected);
  expect(tokenValueIn(headers, name)).toBe(expected);
});

const own = { 'X-Requested-With': 'XMLHttpRequest', 'X-Site': 'army-site' };

test('a token is taken off in whichever spelling, and nothing else', () => {
  expect(withoutToken({ ...own, 'x-auth-token': 'v' }, 'X-Auth-Token')).toEqual(own);
  expect(withoutToken({ ...own, 'X-Auth-Token': 'v' }, 'x-auth-token')).toEqual(own);
});

const now = Date.parse('2026-11-21T10:00:00Z');
const busy = (headers: object, status = 503) => ({ status, headers }) as AxiosResponse<unknown>;

beforeEach(() => {
  jest.useFakeTimers({ now });
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  [429, true],
  [503, true],
  [500, false],
  [200, false],
  [502, false],
])('%i is a busy server: %s', (status, expected) => {
  expect(isBusy(busy({}, status))).toBe(expected);
  expect(retryAfterMs(busy({ 'Retry-After': '5' }, status))).toBe(expected ? 5000 : undefined);
});

const day = 86_400_000;

test.each<[object, number | undefined]>([
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': ' 120 ' }, 120_000],
  [{ 'retry-after': '86401' }, day],
  [{ 'retry-after': '-5' }, undefined],
  [{ 'retry-after': '1.5' }, undefined],
  [{ 'retry-after': '5x' }, undefined],
  [{ 'retry-after': 'x5' }, undefined],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': '2026-11-21' }, undefined],
  [{ 'retry-after': 'Xyz, 99 Nov 2026 10:00:30 GMT' }, undefined],
  [{ 'retry-after': 'Sat, 21 Nov 2026 10:00:30 GMT' }, 30_000],
  [{ 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT' }, 0],
  [{ 'retry-after': 'Mon, 30 Nov 2026 10:00:00 GMT' }, day],
  [{ 'retry-after': 'Sat, 21 Nov 2026 10:00:30 GMT (about)' }, undefined],
  [{ 'retry-after': 'on Sat, 21 Nov 2026 10:00:30 GMT' }, undefined],
  [
    {
      'retry-after': 'Sat, 21 Nov 2026 10:00:30 GMT',
      date: 'Sat, 21 Nov 2026 10:00:10 GMT',
    },
    20_000,
  ],
  [{ 'retry-after': 'Sat, 21 Nov 2026 10:00:30 GMT', date: 'today' }, 30_000],
  [{}, undefined],
])('a pause by %j: %s', (headers, expected) => {
  expect(retryAfterMs(busy(headers))).toBe(expected);
});
