/** Another tab signs in or out while this one starts: what it has stored stays. */
import { request } from '@umijs/max';
import { startSession } from '@/session/actions/start';
import { store } from '@/session/state/store';
import { gate } from '../helpers/gate';
import {
  type Answer,
  candidate,
  elsewhere,
  failed,
  ok,
  reviewer,
  startServer,
  stored,
  storeToken,
  token,
} from '../request/server';

const server = startServer();

beforeEach(() => {
  // Before the start-up call is answered, this tab knows nobody.
  store.person = undefined;
  server.at('/accesstoken/portal', ok({ token: token('visitor') }));
});

/** Starts while another tab does something, before the server's answer is here. */
async function startWhile(act: () => void, answer: Answer) {
  const slow = gate<Answer>();
  server.at('/accesstoken/user/portal', () => slow.passed);
  const starting = startSession();
  await new Promise(process.nextTick);
  act();
  slow.open(answer);
  return starting;
}

describe.each([
  ['a visitor', ok({ token: token('mine') })],
  ['another person', ok({ token: token('mine'), user: reviewer })],
  ['a refusal of the token', failed({}, 401)],
])('somebody signs in there, and the start here is answered with %s', (_who, answer) => {
  it('the sign-in there stays', async () => {
    storeToken('old');
    const signIn = () => {
      elsewhere('token', token('theirs'));
      elsewhere('user', candidate);
    };
    await expect(startWhile(signIn, answer)).resolves.toEqual({ status: 'ready', user: candidate });
    expect(stored('token')).toEqual(token('theirs'));
    expect(stored('user')).toEqual(candidate);
  });
});

it('somebody signs out there: this tab goes on as a visitor, and its calls have a token', async () => {
  storeToken('old');
  elsewhere('user', candidate);
  const signOut = () => {
    elsewhere('token');
    elsewhere('user');
  };
  const answer = ok({ token: token('mine'), user: candidate });
  await expect(startWhile(signOut, answer)).resolves.toEqual({ status: 'ready', user: undefined });
  expect(stored('user')).toBeUndefined();
  await request('/portal/school/list');
  expect(server.calls.at(-1)?.headers.get('X-Auth-Token')).toBe('visitor');
});
