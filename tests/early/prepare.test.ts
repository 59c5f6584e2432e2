/** @ownModules Each test loads the page’s own script anew. The page's first script tells the document what follows, before anything is painted. */
import { storedUser } from '@/session/state/storage';
import { writeAppearance } from '@/utils/appearance';
import { shownClass } from '@/utils/shell';
import { freshStart, startServer } from '../request/server';
import { runPage } from './runPage';

startServer();
const root = document.documentElement;

beforeEach(async () => {
  await freshStart();
  root.className = '';
  window.fetch = (() => Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch;
});
afterEach(() => {
  root.className = '';
  root.removeAttribute('style');
});

it.each([
  ['/', true],
  ['/home', true],
  ['/searchPosition/region', true],
  ['/recruitmentview/200004', true],
  ['/notice/3001/home', true],
  ['/notice?headStyle=false', false],
  // A position in a tab of its own (spec §2): not as the list that it was opened from.
  ['/searchPosition/all#/recruitmentview/200004/search/%2Fhome?headStyle=false', false],
  ['/login#/notice', true],
  ['/login', false],
])(
  'the line that says the page is loading leaves room for the shell: %s',
  async (path, isShellDue) => {
    await runPage(path);
    expect(root.classList.contains(shownClass)).toBe(isShellDue);
  },
);

it('the home page of a signed-in person has no shell to wait for', async () => {
  storedUser.write({ id: '1', loginName: 'lin', name: '林晓晨', domain: 'portal', roles: [] });
  await runPage('/home');
  expect(root.classList.contains(shownClass)).toBe(false);
});

it('the colours chosen on the device are there from the start', async () => {
  writeAppearance('dark');
  await runPage('/login');
  expect(root.style.colorScheme).toBe('dark');
});
