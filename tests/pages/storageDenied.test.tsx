/** What a person meets where the browser's storages refuse, or another tab has written there. */
import { act, screen, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { examples } from '../../mock/_preview/seed/examples';
import { renderRoute } from '../helpers/renderRoute';

jest.mock('idb-keyval', () => jest.requireActual('idb-keyval'));

const title = (name: string) => screen.findByRole('heading', { name, level: 1 });
const press = (name: string) =>
  within(screen.getByRole('contentinfo')).getByRole('button', { name });

afterEach(() => {
  Reflect.deleteProperty(window, 'indexedDB');
});

test('a database that never answers keeps nobody from applying, and nobody signed in', async () => {
  Object.defineProperty(window, 'indexedDB', { value: { open: () => ({}) }, configurable: true });
  const path = `/apply/${examples.openSocialPosition}/position`;
  const { user, at } = renderRoute(path, { persona: 'complete' });
  expect(await screen.findByRole('heading', { name: '确认岗位', level: 2 })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /的账号菜单$/ }));
  await user.click(await screen.findByRole('menuitem', { name: '退出登录' }));
  await title('找到适合您的岗位');
  expect(at()).toBe('/home');
});

test('in a view without storage the language can be changed, on every screen and back again', async () => {
  const { user } = renderRoute('/recruitmentflow');
  await title('应聘流程');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await user.click(press('English'));
  await title('How to apply');
  act(() => history.push('/censorlogin'));
  expect(await title('Sign in')).toBeVisible();
  await user.click(press('中文'));
  expect(await title('登录')).toBeVisible();
});

test('another tab’s choice of a language leaves this tab in its own', async () => {
  renderRoute('/recruitmentflow');
  await title('应聘流程');
  window.localStorage.setItem('umi_locale', 'en-US');
  act(() => history.push('/regist'));
  expect(await title('注册')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'zh-CN');
});
