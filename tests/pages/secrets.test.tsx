import { screen, waitFor, within } from '@testing-library/react';
import { writeDevice } from '@/utils/deviceStore';
import { readTab, writeTab } from '@/utils/tabStore';
import { captchaAnswer } from '../helpers/puzzles';
import { captchaPicture } from '../helpers/registering';
import { renderRoute } from '../helpers/renderRoute';

type Mounted = ReturnType<typeof renderRoute>;

const password = 'Preview#2026';

async function signIn(portal: Mounted, secret = password): Promise<void> {
  await portal.user.type(await screen.findByLabelText('登录名'), 'candidate');
  await portal.user.type(await screen.findByLabelText('密码'), secret);
  await captchaPicture();
  await portal.user.type(screen.getByLabelText('图中字符'), captchaAnswer(portal));
  await portal.user.click(within(screen.getByRole('form')).getByRole('button', { name: '登录' }));
}

/** Preferences of the device: light or dark, and whether `/` is a shortcut. */
const preferences = ['army-site-appearance', 'army-site-shortcut'];
const keysOf = (storage: Storage) => Object.keys(storage).sort();
const kept = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);

describe('what the portal keeps, says and sends (docs/storage.md)', () => {
  test('after signing in the four entries of spec §3, language and preferences; after signing out nothing of the person', async () => {
    const portal = renderRoute('/censorlogin');
    writeTab('recover', '13800000001');
    await signIn(portal);
    await waitFor(() => expect(portal.at()).toBe('/home'));
    expect(keysOf(window.localStorage)).toEqual(
      [
        ...preferences,
        'army-site-domain',
        'army-site-site',
        'army-site-token',
        'army-site-user',
        'umi_locale',
      ].sort(),
    );
    expect(keysOf(window.sessionStorage)).toEqual([]);
    expect(kept()).not.toContain(password);
    // Only the server shows the person's identity number.
    expect(kept()).not.toMatch(/99\d{15}[\dX]/);

    // After signing out: a visitor’s token, the site id, the language, and what is the device’s.
    const before = window.localStorage.getItem('army-site-token');
    writeDevice('appearance', 'dark');
    writeTab('regist', { loginName: 'somebody' });
    await portal.user.click(await screen.findByRole('button', { name: '陈志远 的账号菜单' }));
    await portal.user.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    expect(await screen.findByText('您已退出登录。')).toBeVisible();
    await waitFor(() =>
      expect(keysOf(window.localStorage)).toEqual(
        [
          ...preferences,
          'army-site-domain',
          'army-site-site',
          'army-site-token',
          'umi_locale',
        ].sort(),
      ),
    );
    expect(window.localStorage.getItem('army-site-token')).not.toBe(before);
    expect(window.localStorage.getItem('army-site-site')).toBe(
      '{"id":"army-site","isSignedOut":true}',
    );
    expect(readTab('regist')).toBeUndefined();
    expect(kept()).not.toContain('candidate');
    expect(window.localStorage.getItem('army-site-appearance')).toBe('"dark"');
    writeDevice('appearance', undefined);
  });
});
