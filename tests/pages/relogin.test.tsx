import { act, screen, waitFor, within } from '@testing-library/react';
import { storeOf } from '../../mock/_preview/store';
import { expireSessions } from '../../mock/_preview/tokens';
import { accessibilityErrors } from '../helpers/accessibility';
import { captchaAnswer } from '../helpers/puzzles';
import { renderRoute } from '../helpers/renderRoute';

type Mounted = ReturnType<typeof renderRoute>;

const dialog = () => screen.findByRole('dialog', { name: '请重新登录' });
const typed = '测绘 工程师';

/** Types into the page's search, then lets collecting a position meet an expiry. */
async function expire(portal: Mounted, by: '401' | '412'): Promise<void> {
  const keyword = await screen.findByRole('combobox', { name: '关键词' });
  await portal.user.type(keyword, typed);
  const [collect] = await screen.findAllByRole('button', { name: /^收藏/ });
  if (!collect) throw new Error('No position can be collected');
  if (by === '412') expireSessions(storeOf(portal.space));
  else portal.setServer('401');
  await portal.user.click(collect);
  const box = within(await dialog());
  if (by === '412') return;
  // As long as the server answers 401, the dialog's own calls fail too.
  const retry = await box.findByRole('button', { name: '重试' });
  portal.setServer('normal');
  await portal.user.click(retry);
}

async function signIn(portal: Mounted, loginName: string): Promise<void> {
  const box = within(await dialog());
  const name = await box.findByLabelText('登录名');
  await portal.user.clear(name);
  await portal.user.type(name, loginName);
  const password = await box.findByLabelText('密码');
  await portal.user.clear(password);
  await portal.user.type(password, 'Preview#2026');
  await box.findByRole('img', { name: /验证图片/ });
  await portal.user.type(box.getByLabelText('图中字符'), captchaAnswer(portal));
  await portal.user.click(box.getByRole('button', { name: '登录' }));
}

const keyword = () => screen.getByRole('combobox', { name: '关键词' });

describe('login over the page after an expiry (spec §4, §8)', () => {
  test('not now: the flag leaves the URL, the page stays, and the next expiry is noticed; signing in keeps the page and what was typed, a failed try keeps the dialog and says why', async () => {
    const portal = renderRoute('/home', { persona: 'complete' });
    await expire(portal, '401');
    await portal.user.click(screen.getByRole('button', { name: '暂不登录' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.at()).toBe('/home');
    expect(keyword()).toHaveValue(typed);
    await portal.user.clear(keyword());
    await expire(portal, '401');
    expect(portal.at()).toBe('/home?relogin=true');
    // Escape closes it, too, and the focus goes back to where it was.
    await portal.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.at()).toBe('/home');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^收藏/ })[0]).toHaveFocus());

    await portal.user.clear(keyword());
    await expire(portal, '412');
    expect(portal.at()).toBe('/home?relogin=true');
    const collections = portal.calls('/collect/career').length;
    expect(await within(await dialog()).findByLabelText('登录名')).toHaveValue('complete');

    await signIn(portal, 'nobody');
    expect(await screen.findByText('登录名或密码不正确，请核对后重试。')).toBeVisible();
    expect(portal.at()).toBe('/home?relogin=true');
    expect(await accessibilityErrors(await dialog())).toEqual([]);
    await signIn(portal, 'complete');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.at()).toBe('/home');
    expect(keyword()).toHaveValue(typed);
    expect(await screen.findByText('赵明轩，您已登录。')).toBeVisible();
    // A failed write is not sent again by itself.
    expect(portal.calls('/collect/career')).toHaveLength(collections);
  });

  test('another person is led to the home page, away from the former screen', async () => {
    const portal = renderRoute('/home?former=1', { persona: 'complete' });
    await expire(portal, '412');
    await signIn(portal, 'candidate');
    await waitFor(() => expect(portal.at()).toBe('/home'));
    expect(await screen.findByRole('button', { name: '陈志远 的账号菜单' })).toBeVisible();
    expect(await screen.findByText('已切换为 陈志远，为您打开首页。')).toBeVisible();
  });

  test('who signs in by single sign-on does so in another window, and the page stays as it is', async () => {
    const portal = renderRoute('/home?b=1', { persona: 'complete' });
    await expire(portal, '412');
    const link = await within(await dialog()).findByRole('link', { name: '单点登录' });
    expect(link).toHaveAttribute('target', '_blank');
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://portal');
    const service = new URL(searchParams.get('service') ?? '');
    expect(service.searchParams.get('redirect')).toBe('/home?b=1');

    const before = window.localStorage.getItem('army-site-user') ?? '';
    const writeInOtherTab = (newValue: string | null) => {
      if (newValue === null) window.localStorage.removeItem('army-site-user');
      else window.localStorage.setItem('army-site-user', newValue);
      const storageArea = window.localStorage;
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key: 'army-site-user', storageArea }));
      });
    };
    // The other window starts as a visitor, then its ticket signs the same person in.
    writeInOtherTab(null);
    expect(await dialog()).toBeVisible();
    writeInOtherTab(before);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.at()).toBe('/home?b=1');
    expect(keyword()).toHaveValue(typed);
  });
});
