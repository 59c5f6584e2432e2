import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { siteValues } from '@/utils/siteValues';
import { builtInValues } from '../../config/siteValues';
import { renderRoute } from '../helpers/renderRoute';
import { fewResults } from '../helpers/resultRows';

const homeTitle = '找到适合您的岗位';
const home = () => screen.findByRole('heading', { name: homeTitle, level: 1 });
/** A screen with little in it, for what stands around every screen. */
const flowPath = '/recruitmentflow';
const flow = () => screen.findByRole('heading', { name: '应聘流程', level: 1 });

describe('paths', () => {
  // Other writings: tests/utils/paths.test.ts.
  test('/ and /index.html are /home; the wrong case of a path with parameters is replaced by the site map’s writing', async () => {
    const { at } = renderRoute('/searchposition/all/?keyword=x');
    await waitFor(() => expect(at()).toBe('/searchPosition/all?keyword=x'));
    act(() => history.push('/'));
    await waitFor(() => expect(at()).toBe('/home'));
    act(() => history.push('/index.html?relogin=false#top'));
    await waitFor(() => expect(at()).toBe('/home?relogin=false#top'));
  });
});

describe('frame', () => {
  test('has its landmarks, a skip link and the page’s own title; headStyle=false hides header, footer and bottom bar', async () => {
    jest.replaceProperty(siteValues, 'publicSecurityMark', 'police.png');
    renderRoute('/home');
    await home();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: /京ICP备/ })).toHaveAttribute(
      'href',
      'https://beian.miit.gov.cn/',
    );
    expect(footer.getByRole('link', { name: /京公网安备/ })).toHaveAttribute(
      'href',
      'https://beian.mps.gov.cn/#/query/webSearch?code=00000000000000',
    );
    // The police's mark stands before its number where operations have put its picture.
    const link = footer.getByRole('link', { name: builtInValues.publicSecurity });
    expect(within(link).getByRole('presentation')).toHaveAttribute('src', '/police.png');
    // Spec §9: the release type marks the build.
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/版本 0\.0\.0\+test（正式版）/);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(builtInValues.address);
    // A phone's bar has no room for them.
    for (const name of ['活动', '单位', '问答']) {
      expect(footer.getByRole('link', { name })).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: '跳到正文' })).toHaveAttribute('href', '#content');
    expect(document.title).toBe('首页 - 征程人才招聘平台');
    act(() => history.push('/home?headStyle=false'));
    await waitFor(() => expect(screen.queryByRole('banner')).not.toBeInTheDocument());
    expect(await home()).toBeVisible();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: '底部导航' })).not.toBeInTheDocument();
  });

  test('after a navigation the new page’s heading has the focus; the header’s search leads to the positions; / takes the focus there', async () => {
    const { user, at } = renderRoute(flowPath);
    await flow();
    const nav = screen.getByRole('navigation', { name: '主导航' });
    await user.click(within(nav).getByRole('link', { name: '公告' }));
    const heading = await screen.findByRole('heading', { name: '公告', level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    act(() => history.back());
    await flow();
    await user.keyboard('/');
    const box = screen.getByRole('combobox', { name: '搜索岗位' });
    expect(box).toHaveFocus();
    await user.type(box, '护士{Enter}');
    await waitFor(() =>
      expect(at()).toBe(`/searchPosition/all?${new URLSearchParams({ keyword: '护士' })}`),
    );
  });

  test('one search box at a screen: its own, where / takes the focus', async () => {
    const { user } = renderRoute(flowPath);
    await flow();
    for (const [path, role, name] of [
      [fewResults, 'combobox', '岗位关键词'],
      ['/notice', 'textbox', '搜索公告'],
      ['/no-such-page', 'combobox', '关键词'],
    ] as const) {
      act(() => history.push(path));
      const own = await screen.findByRole(role, { name });
      expect(screen.getAllByRole('search')).toHaveLength(1);
      await user.keyboard('/');
      expect(own).toHaveFocus();
    }
  });
});

describe('language, direction and theme', () => {
  test('language, theme and the / shortcut are switched without losing the page, and stay so on this device', async () => {
    const { user } = renderRoute(flowPath);
    await flow();
    expect(document.documentElement).toHaveAttribute('lang', 'zh-CN');
    const press = async (name: string) =>
      user.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
    await press('English');
    expect(await screen.findByRole('heading', { name: 'How to apply', level: 1 })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'en-US');
    expect(window.localStorage.getItem('umi_locale')).toBe('en-US');
    await press('中文');
    expect(await flow()).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'zh-CN');

    expect(document.documentElement).toHaveClass('portal-light');
    await press('切换到深色');
    expect(document.documentElement).toHaveClass('portal-dark');
    expect(document.documentElement).not.toHaveClass('portal-light');
    expect(window.localStorage.getItem('army-site-appearance')).toBe('"dark"');

    await press('键盘快捷键：开');
    expect(screen.getByRole('button', { name: '键盘快捷键：关' })).toBeVisible();
    await user.keyboard('/');
    expect(screen.getByRole('combobox', { name: '搜索岗位' })).not.toHaveFocus();
    expect(window.localStorage.getItem('army-site-shortcut')).toBe('false');
  });

  const title = (name: string) => screen.findByRole('heading', { name, level: 1 });
  const press = (name: string) =>
    within(screen.getByRole('contentinfo')).getByRole('button', { name });

  test('in a view without storage the language can be changed, on every screen and back again', async () => {
    const { user } = renderRoute('/recruitmentflow');
    await flow();
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
    await flow();
    window.localStorage.setItem('umi_locale', 'en-US');
    act(() => history.push('/regist'));
    expect(await title('注册')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'zh-CN');
  });

  // Which language has which texts and direction: tests/utils/locale.test.ts.
  test('a language without texts of its own runs its way with those in Chinese', async () => {
    renderRoute(flowPath, { locale: 'fa-IR' });
    await screen.findByRole('heading', { level: 1 });
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'zh-CN');
  });
});

describe('start-up', () => {
  test('a server that fails: says so, and can be tried again', async () => {
    const { user, setServer } = renderRoute(flowPath, { server: 'start500' });
    expect(
      await screen.findByRole('heading', { name: '暂时无法进入平台', level: 1 }),
    ).toHaveFocus();
    setServer('normal');
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await flow()).toBeVisible();
  });

  test('without a connection goes on by itself once the device is online', async () => {
    const { setServer } = renderRoute(flowPath, { server: 'startDown' });
    expect(await screen.findByRole('heading', { name: '连接不上服务器', level: 1 })).toBeVisible();
    setServer('normal');
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await flow()).toBeVisible();
  });
});

describe('a start-up that is answered 401 for good', () => {
  test('leaves a visitor the page, and shows the way to log in', async () => {
    const { user, at, calls } = renderRoute('/home', { server: 'start401' });
    expect(await home()).toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', { name: '需要登录，或页面停留过久' });
    expect(at()).toBe('/home?relogin=true');
    const goOn = await within(dialog).findByRole('button', { name: '不登录，回到页面' });
    // A part that is read later would ask for the login again, so all answers are awaited first.
    await waitFor(() => expect(calls('/questionandanswer/search')).not.toEqual([]));
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
    await user.click(goOn);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await home()).toBeVisible();
    expect(at()).toBe('/home');
  });

  test('leads from a candidate’s screen to the login', async () => {
    const { at } = renderRoute('/user/deliveries', { server: 'start401', persona: 'complete' });
    await waitFor(() => expect(at()).toContain('/censorlogin?redirect=%2Fuser%2Fdeliveries'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByLabelText('登录名')).toBeVisible();
  });

  test('does not keep anybody out who was a reviewer here', async () => {
    window.localStorage.setItem('army-site-domain', '"censor"');
    renderRoute('/censorlogin', { server: 'start401' });
    expect(await screen.findByLabelText('登录名')).toBeVisible();
    expect(window.localStorage.getItem('army-site-domain')).toBeNull();
  });
});

describe('guards', () => {
  test('a signed-in person is sent on from the login, back to where they wanted to go', async () => {
    const { at } = renderRoute('/censorlogin?redirect=%2FsearchPosition%2Fall', {
      persona: 'complete',
    });
    await waitFor(() => expect(at()).toBe('/searchPosition/all'));
  });
});

describe('a page from right to left', () => {
  test('numbers and addresses keep their own direction', async () => {
    renderRoute('/user/profile', { persona: 'deliveries', locale: 'ar' });
    const [number, address] = await screen.findAllByText(/\*{3}/);
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect([number?.tagName, address?.tagName]).toEqual(['BDI', 'BDI']);
    act(() => history.push('/user/deliveries'));
    const [own] = await screen.findAllByText(/^ZC\d+-\d+$/);
    expect(own?.tagName).toBe('BDI');
  });
});
