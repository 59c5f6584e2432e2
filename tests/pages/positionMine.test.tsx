import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { examples } from '../../mock/_preview/seed/examples';
import { breakCalls } from '../helpers/brokenCalls';
import { captchaAnswer } from '../helpers/puzzles';
import { renderRoute } from '../helpers/renderRoute';
import { fewResults } from '../helpers/resultRows';
import { sentence } from '../helpers/sentence';
import { setViewport } from '../helpers/viewport';

type Mounted = ReturnType<typeof renderRoute>;

const list = fewResults;
const mine =
  'education=bachelor&majorCode=080902&source=veteran&source=social&meets=degree&meets=age&meets=political&meets=experience&state=open';
const mineButton = () => screen.findByRole('button', { name: '只看我能报' });
const chips = () => screen.findByRole('list', { name: '已选条件' });

async function signIn(portal: Mounted, loginName: string): Promise<void> {
  const form = within(await screen.findByRole('form', { name: '登录' }));
  await portal.user.type(form.getByLabelText('登录名'), loginName);
  await portal.user.type(form.getByLabelText('密码'), 'Preview#2026');
  await form.findByRole('img', { name: /验证图片/ });
  await portal.user.type(form.getByLabelText('图中字符'), captchaAnswer(portal));
  await portal.user.click(form.getByRole('button', { name: '登录' }));
}

beforeEach(() => setViewport(1440));

describe('只看我能报', () => {
  test('fills the filters from the résumé once it comes, each a chip; a second press gives back what they have replaced', async () => {
    const before = `${list}&education=master&state=open`;
    const { user, at } = renderRoute(before, { persona: 'complete' });
    const mend = breakCalls('/resume/edit');
    await user.click(await mineButton());
    expect(await screen.findByText('网络异常')).toBeVisible();
    mend();
    await user.click(await mineButton());
    await waitFor(() => expect(at()).toBe(`${list}&${mine}`));
    expect(await mineButton()).toHaveAttribute('aria-pressed', 'true');
    const applied = within(await chips());
    for (const name of [
      '学历 大学本科',
      '专业 软件工程',
      '来源类别 退役军人',
      '来源类别 社会人才',
      '按我的简历 年龄',
      '按我的简历 政治面貌',
    ]) {
      expect(await applied.findByRole('button', { name: `移除条件：${name}` })).toBeVisible();
    }
    await user.click(await mineButton());
    await waitFor(() => expect(at()).toBe(before));
    expect(await mineButton()).toHaveAttribute('aria-pressed', 'false');
  });

  test('a double click counts once: it does not take back what it has just done', async () => {
    const { user, at } = renderRoute(`${list}&${mine}`, { persona: 'complete' });
    await user.click(await mineButton());
    await waitFor(async () => expect(await mineButton()).toHaveAttribute('aria-pressed', 'true'));
    await user.dblClick(await mineButton());
    await waitFor(() => expect(at()).toBe(`${list}&state=open`));
    expect(await mineButton()).toHaveAttribute('aria-pressed', 'false');
    // Without one of the chips it is no longer on.
    await act(async () => history.back());
    await waitFor(async () => expect(await mineButton()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await screen.findByRole('button', { name: /^移除条件：学历/ }));
    await waitFor(async () => expect(await mineButton()).toHaveAttribute('aria-pressed', 'false'));
  });

  test('an empty résumé: says what is missing and where to fill it, narrows nothing', async () => {
    const { user, at } = renderRoute(list, { persona: 'newcomer' });
    await user.click(await mineButton());
    const words =
      '简历里还没有学历、学位、专业、来源类别、年龄、政治面貌、工作年限，填写后才能筛选。';
    const note = await screen.findByText(sentence(`${words} 填写简历`));
    expect(within(note).getByRole('link', { name: '填写简历' })).toHaveAttribute(
      'href',
      '/resumeedit/education?field=education.0.education',
    );
    expect(at()).toBe(list);
  });

  test('a visitor’s link with it narrows nothing, and shows no chip of it', async () => {
    const { calls } = renderRoute(`${list}&education=college&meets=age`);
    await within(await chips()).findByRole('button', { name: /^移除条件：学历/ });
    expect(screen.queryByText('按我的简历')).not.toBeInTheDocument();
    const asked = calls('/careerrecruitment/search').map(({ url }) => url.includes('meets'));
    expect(new Set(asked)).toEqual(new Set([false]));
  });

  test('a visitor signs in, comes back and it is done', async () => {
    const portal = renderRoute(`${list}&sort=closing`);
    await portal.user.click(await mineButton());
    const redirect = `${list}&sort=closing&mine=1`;
    await waitFor(() =>
      expect(portal.at()).toBe(`/censorlogin?${new URLSearchParams({ redirect })}`),
    );
    await signIn(portal, 'candidate');
    await waitFor(() => expect(portal.at()).toBe(`${list}&${mine}&sort=closing`));
  });
});

describe('a visitor’s 收藏', () => {
  const path = `/recruitmentview/${examples.openSocialPosition}/search`;
  const button = () => screen.findByRole('button', { name: /收藏：后端服务开发工程师/ });
  const kept = () => window.sessionStorage.getItem('army-site-across-collect');
  const press = async (portal: Mounted) => {
    await portal.user.click(await button());
    await waitFor(() => expect(portal.at()).toMatch(/^\/censorlogin\?redirect=/));
  };

  test('is given up by going elsewhere before signing in; otherwise done after it, without another press, once', async () => {
    const portal = renderRoute(path);
    await press(portal);
    const navigation = within(screen.getByRole('navigation', { name: '主导航' }));
    await portal.user.click(navigation.getByRole('link', { name: '公告' }));
    await waitFor(() => expect(portal.at()).toBe('/notice'));
    await waitFor(() => expect(kept()).toBeNull());
    act(() => history.push(path));
    await press(portal);
    await signIn(portal, 'candidate');
    await waitFor(() => expect(portal.at()).toBe(path));
    expect(await screen.findByText('已收藏：后端服务开发工程师')).toBeVisible();
    expect(await button()).toHaveAttribute('aria-pressed', 'true');
    expect(portal.calls('/collect/career')).toHaveLength(1);
    expect(kept()).toBeNull();
  });

  test('is not done for a reviewer', async () => {
    const portal = renderRoute(path);
    await press(portal);
    await portal.user.click(await screen.findByRole('radio', { name: '审核人' }));
    await signIn(portal, 'censor');
    await waitFor(() => expect(portal.at()).toBe('/home'));
    await waitFor(() => expect(kept()).toBeNull());
    expect(portal.calls('/collect/career')).toHaveLength(0);
  });
});
