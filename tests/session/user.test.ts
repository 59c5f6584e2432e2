/** Who is signed in, as this tab knows it (spec §3, §4). */
import { storedDomain, storedUser } from '@/session/state/storage';
import { store } from '@/session/state/store';
import {
  adoptUser,
  currentDomain,
  getUser,
  noteSignIn,
  noticeOtherPerson,
  onSignIn,
  setUser,
  signIns,
  updateUser,
} from '@/session/state/user';

const person = {
  id: 'u1',
  loginName: 'candidate',
  name: '张三',
  domain: 'portal' as const,
  roles: ['candidate' as const],
};

test('before this tab knows anybody, nobody is another person', () => {
  store.person = undefined;
  storedUser.write(person);
  expect(noticeOtherPerson()).toBe(false);
  expect(adoptUser()).toEqual(person);
  expect(noticeOtherPerson()).toBe(false);
});

test.each([
  ['another name', { ...person, loginName: 'other' }, true],
  ['the same name in another domain', { ...person, domain: 'censor' as const }, true],
  ['nobody', undefined, true],
  ['the same person with another display name', { ...person, name: '李四' }, false],
])('in another tab: %s', (_who, other, isNoticed) => {
  setUser(person);
  storedUser.write(other);
  expect([noticeOtherPerson(), noticeOtherPerson()]).toEqual([isNoticed, false]);
});

test('who is taken over is no other person', () => {
  setUser(undefined);
  storedUser.write(person);
  expect(adoptUser()).toEqual(person);
  expect(noticeOtherPerson()).toBe(false);
  storedUser.write(undefined);
  expect(adoptUser()).toBeUndefined();
  expect(noticeOtherPerson()).toBe(false);
});

test('changed data is stored for who is signed in, and for nobody else', () => {
  setUser(person);
  expect(updateUser({ name: '王五' })).toEqual({ ...person, name: '王五' });
  expect(getUser()).toEqual({ ...person, name: '王五' });
  setUser(undefined);
  expect(updateUser({ name: '王五' })).toBeUndefined();
  expect(getUser()).toBeUndefined();
});

test('the domain is the stored one, otherwise portal', () => {
  storedDomain.write('censor');
  expect(currentDomain()).toBe('censor');
  storedDomain.write(undefined);
  expect(currentDomain()).toBe('portal');
});

test('each sign-in is counted and announced, until that is stopped', () => {
  const heard = jest.fn();
  const stop = onSignIn(heard);
  const before = signIns();
  noteSignIn();
  stop();
  noteSignIn();
  expect(signIns()).toBe(before + 2);
  expect(heard).toHaveBeenCalledTimes(1);
});
