/** In its own file, so that no earlier test has loaded the texts of the login. */
import { screen, waitFor, within } from '@testing-library/react';
import { storeOf } from '../../mock/_preview/store';
import { expireSessions } from '../../mock/_preview/tokens';
import { captchaAnswer } from '../helpers/puzzles';
import { captchaPicture } from '../helpers/registering';
import { type Mounted, renderRoute } from '../helpers/renderRoute';

const kept = 'army-site-token';

/** Makes the stored token one that the server does not know any more. */
function killToken(): void {
  const token = JSON.parse(window.localStorage.getItem(kept) ?? '') as object;
  window.localStorage.setItem(kept, JSON.stringify({ ...token, value: 'dead' }));
}

async function fill(portal: Mounted, box: ReturnType<typeof within>): Promise<void> {
  await portal.user.type(await box.findByLabelText('登录名'), 'candidate');
  await portal.user.type(await box.findByLabelText('密码'), 'Preview#2026');
  await captchaPicture();
  await portal.user.type(box.getByLabelText('图中字符'), captchaAnswer(portal));
}

describe('a session that ran out', () => {
  test('a visitor’s, on a public page: in words, what was typed stays, and one goes on without', async () => {
    const portal = renderRoute('/home');
    const keyword = await screen.findByRole('combobox', { name: '关键词' });
    await portal.user.type(keyword, '测绘');
    killToken();
    await portal.user.click(screen.getByRole('button', { name: '搜索岗位' }));
    const dialog = await screen.findByRole('dialog', { name: '需要登录，或页面停留过久' });
    const box = within(dialog);
    expect(await box.findByLabelText('登录名')).toHaveFocus();
    expect(dialog).not.toHaveTextContent(/auth\./);
    await portal.user.click(box.getByRole('button', { name: '不登录，回到页面' }));
    await waitFor(() => expect(portal.at()).not.toContain('relogin'));
    expect(portal.at()).toContain('keyword=');
    expect(JSON.parse(window.localStorage.getItem(kept) ?? '')).not.toMatchObject({
      value: 'dead',
    });
  });

  test('a visitor’s, while the login form stood open: signing in works all the same', async () => {
    const portal = renderRoute('/censorlogin');
    const form = within(await screen.findByRole('form'));
    await fill(portal, form);
    killToken();
    await portal.user.click(form.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(portal.at()).toBe('/home'));
    expect(portal.calls('/encrypted')).toHaveLength(1);
  });

  test('a token that cannot be renewed at first does not keep the dialog’s login out', async () => {
    const portal = renderRoute('/home', { persona: 'complete' });
    const [collect] = await screen.findAllByRole('button', { name: /^收藏/ });
    if (!collect) throw new Error('No position can be collected');
    expireSessions(storeOf(portal.space));
    portal.setServer('401');
    await portal.user.click(collect);
    const box = within(await screen.findByRole('dialog', { name: '请重新登录' }));
    const retry = () => box.findByRole('button', { name: '重试' });
    await retry();
    portal.setServer('normal');
    killToken();
    await portal.user.click(await retry());
    await portal.user.click(await retry());
    const name = await box.findByLabelText('登录名');
    await portal.user.clear(name);
    await fill(portal, box);
    await portal.user.click(box.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
