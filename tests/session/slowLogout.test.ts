import { getTerms } from '@/services/terms';
import { logout } from '@/session/actions/logout';
import { setUser } from '@/session/state/user';
import { gate } from '../helpers/gate';
import { type Answer, candidate, ok, startServer, stored, storeToken } from '../request/server';

const server = startServer();

it('waits 10 s for the server, and no minute: the session must end on a shared computer', async () => {
  storeToken('mine');
  setUser(candidate);
  server.at('/accesstoken/portal', ok({ token: { key: 'X-Auth-Token', value: 'visitor' } }));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const late = gate<Answer>();
  server.at('/ams/passport/portal/logout', () => late.passed);
  const left = logout();
  await jest.advanceTimersByTimeAsync(9_000);
  expect(stored('user')).toBeDefined();
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(left).resolves.toMatchObject({ isServerAnnounced: false });
  expect(stored('user')).toBeUndefined();
  expect(server.calls.find(({ url }) => url?.endsWith('/logout'))?.timeout).toBe(60_000);
  late.open(ok());
  jest.useRealTimers();
});

it('a read that leaves while the server ends the session waits for the visitor’s token', async () => {
  storeToken('mine');
  setUser(candidate);
  server.at('/accesstoken/portal', ok({ token: { key: 'X-Auth-Token', value: 'visitor' } }));
  const late = gate<Answer>();
  server.at('/ams/passport/portal/logout', () => late.passed);
  server.at('/termjson/terms', ok({}));
  const left = logout();
  const read = getTerms();
  late.open(ok());
  await Promise.all([left, read]);
  const { headers } = server.calls.find(({ url }) => url?.endsWith('/terms')) ?? {};
  expect(headers).toMatchObject({ 'X-Auth-Token': 'visitor' });
});
