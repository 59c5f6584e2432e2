import { request } from '@umijs/max';
import { onSessionChangedElsewhere } from '@/session/otherTabs';
import { storageKeys } from '@/session/storage';
import {
  type Answer,
  candidate,
  freshStart,
  gate,
  ok,
  reviewer,
  startServer,
  stored,
  storeToken,
} from '../request/server';

const server = startServer();

beforeEach(async () => {
  await freshStart();
  server.calls.length = 0;
  server.answer(ok());
});

/** What a browser does in this tab when another one writes. */
function elsewhere(key: keyof typeof storageKeys | null, value?: unknown) {
  const name = key && storageKeys[key];
  const newValue = value === undefined ? null : JSON.stringify(value);
  const oldValue = name && window.localStorage.getItem(name);
  if (!name) window.localStorage.clear();
  else if (newValue === null) window.localStorage.removeItem(name);
  else window.localStorage.setItem(name, newValue);
  const init = { key: name, oldValue, newValue, storageArea: window.localStorage };
  window.dispatchEvent(new StorageEvent('storage', init));
}

function listen() {
  const heard: unknown[] = [];
  const stop = onSessionChangedElsewhere((user) => heard.push(user?.loginName));
  return { heard, stop };
}

it('tells login, change of person and logout, until it is stopped', () => {
  const { heard, stop } = listen();
  elsewhere('user', candidate);
  elsewhere('user', reviewer);
  elsewhere('user');
  elsewhere(null);
  stop();
  elsewhere('user', candidate);
  expect(heard).toEqual(['candidate', 'censor', undefined, undefined]);
});

it('does not tell changed data of the same person, a rotated token or other entries', () => {
  const { heard, stop } = listen();
  elsewhere('user', candidate);
  elsewhere('user', { ...candidate, name: '王五' });
  elsewhere('token', { key: 'X-Auth-Token', value: 't1' });
  elsewhere('domain', 'portal');
  stop();
  expect(heard).toEqual(['candidate']);
});

it('an older answer here does not overwrite the token another tab stored', async () => {
  const { stop } = listen();
  storeToken('t0');
  const slow = gate<Answer>();
  server.at('/slow', () => slow.passed);
  const late = request('/slow');
  await new Promise(process.nextTick);
  elsewhere('token', { key: 'X-Auth-Token', value: 'theirs', domain: 'portal' });
  slow.open(ok(null, { 'X-Auth-Token': 'old' }));
  await late;
  expect(stored('token')).toMatchObject({ value: 'theirs' });
  await request('/next');
  expect(server.calls.at(-1)?.headers.get('X-Auth-Token')).toBe('theirs');
  stop();
});

it('cached answers of the person before are forgotten', async () => {
  const { stop } = listen();
  const read = () => request('/portal/school/list', { cache: true });
  await read();
  elsewhere('user', candidate);
  await read();
  expect(server.calls).toHaveLength(2);
  stop();
});
