/** Response tokens (spec §4, §7) with several calls in flight. */
import { request } from '@umijs/max';
import { forgetSession } from '@/session/actions/logout';
import { store } from '@/session/state/store';
import { changeSession } from '@/session/state/token';
import { gate } from '../helpers/gate';
import { type Answer, failed, ok, rotated, startServer, stored, storeToken, token } from './server';

const server = startServer();
const call = (path: string) => request(path).catch(() => undefined);

it("a response's token header replaces the stored value, whatever its case, and the next call sends it", async () => {
  storeToken('t0');
  server.answer(ok(null, { 'x-auth-token': 't1' }));
  await call('/a');
  expect(stored('token')).toEqual(token('t1'));
  await call('/b');
  expect(server.calls.map(({ headers }) => headers.get('X-Auth-Token'))).toEqual(['t0', 't1']);
});

it('is kept from a failing answer too', async () => {
  storeToken('t0');
  server.answer({ ...failed({ errorMessage: 'x' }, 400), headers: { 'X-Auth-Token': 't1' } });
  await call('/a');
  expect(stored('token')).toMatchObject({ value: 't1' });
});

it('the answer that comes last brings the token, whichever call began first (spec §4)', async () => {
  storeToken('t0');
  const older = gate<Answer>();
  server.at('/older', () => older.passed);
  server.at('/newer', rotated('new'));
  const late = call('/older');
  await call('/newer');
  older.open(rotated('old'));
  await late;
  expect(stored('token')).toMatchObject({ value: 'old' });
});

const mine = token('mine');
it.each<[string, () => unknown, Answer, unknown]>([
  ['a session that has logged out: it is not back', forgetSession, rotated('ghost'), undefined],
  ['the one before: its token stays', () => changeSession(mine), rotated('ghost'), mine],
  ['the one before, late 401: it goes on', () => changeSession(mine), failed({}, 401), mine],
])('an answer that comes to %s', async (_what, change, answer, token) => {
  storeToken('t0');
  const slow = gate<Answer>();
  server.at('/slow', () => slow.passed);
  const late = call('/slow');
  await new Promise(process.nextTick);
  await change();
  slow.open(answer);
  await late;
  expect(stored('token')).toEqual(token);
  expect(window.location.search).toBe('');
});

it('without a stored token the header has no name and is not kept', async () => {
  server.answer(rotated('t1'));
  await call('/a');
  expect(stored('token')).toBeUndefined();
});

describe('a refusal that overtakes the answer with the next token', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    store.hasRotated = true;
  });
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['0.8 s later', 800, true],
    ['later than a second', 1_200, false],
  ])('which comes %s', async (_when, ms, isMended) => {
    storeToken('t0');
    const slow = gate<Answer>();
    server.at('/slow', () => slow.passed);
    server.at('/quick', ({ headers }) =>
      headers.get('X-Auth-Token') === 't0' ? failed({}, 412) : ok('mine'),
    );
    server.at('/accesstoken/portal', ok({ token: { key: 'X-Auth-Token', value: 'visitor' } }));
    void call('/slow');
    const quick = call('/quick');
    await jest.advanceTimersByTimeAsync(ms);
    slow.open(rotated('t1'));
    await jest.advanceTimersByTimeAsync(0);
    expect(await quick).toEqual(isMended ? { success: true, data: 'mine' } : undefined);
    expect(window.location.search).toBe(isMended ? '' : '?relogin=true');
  });

  it.each([401, 412])(
    'where no token was ever replaced, %i asks for the login at once',
    async (status) => {
      store.hasRotated = false;
      storeToken('t0');
      server.at('/endless', () => gate<Answer>().passed);
      server.at('/refused', failed({}, status));
      server.at('/accesstoken/portal', ok({ token: { key: 'X-Auth-Token', value: 'visitor' } }));
      void call('/endless');
      void call('/refused');
      await jest.advanceTimersByTimeAsync(0);
      expect(window.location.search).toBe('?relogin=true');
    },
  );

  it('a call that broke before it was sent is waited for once', async () => {
    storeToken('t0');
    server.at('/broken', () => {
      throw new TypeError('Failed to execute setRequestHeader');
    });
    server.at('/refused', failed({}, 412));
    await call('/broken');
    void call('/refused');
    await jest.advanceTimersByTimeAsync(1_000);
    storeToken('t0');
    let isOver = false;
    void call('/refused').finally(() => {
      isOver = true;
    });
    await jest.advanceTimersByTimeAsync(500);
    expect(isOver).toBe(true);
  });
});
