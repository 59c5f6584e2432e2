import { screen, waitFor, within } from '@testing-library/react';
import type { Delivery, PageOf } from '@/services/types';
import { changeData, holdCalls } from '../helpers/brokenCalls';
import { gate } from '../helpers/gate';
import { renderRoute } from '../helpers/renderRoute';

const steps = () =>
  screen.findAllByRole('heading', { level: 2, name: /岗位$|简历$|初审$|面试$|公示$/ });

describe('/recruitmentflow', () => {
  test('tells a visitor the five steps and what each needs, and asks nothing of the account', async () => {
    const { calls } = renderRoute('/recruitmentflow');
    expect(await steps()).toHaveLength(5);
    expect(screen.getAllByText('需要准备')).toHaveLength(5);
    const flow = within(screen.getByRole('main'));
    expect(flow.getByRole('link', { name: '搜索岗位' })).toHaveAttribute(
      'href',
      '/searchPosition/all',
    );
    expect(screen.queryByRole('region', { name: '我的进度' })).not.toBeInTheDocument();
    expect(calls('/usercenter')).toHaveLength(0);
    expect(calls('/ams/user/passport/header')).toHaveLength(0);
  });

  test('an interview that is booked is no deadline', async () => {
    renderRoute('/recruitmentflow', { persona: 'deliveries' });
    changeData<PageOf<Delivery>>('/applicationdelivery/search', (page) => ({
      ...page,
      list: page.list.filter(({ status }) => status === 'booked'),
    }));
    const own = await screen.findByRole('region', { name: '我的进度' });
    expect(await within(own).findByText('待面试')).toBeVisible();
    expect(own).toHaveTextContent('面试时间：');
    expect(own).not.toHaveTextContent('期限：');
  });

  test('one who has not applied is shown the way to the positions', async () => {
    renderRoute('/recruitmentflow', { persona: 'newcomer' });
    const own = within(await screen.findByRole('region', { name: '我的进度' }));
    expect(await own.findByText('您目前没有进行中的岗位投递。')).toBeVisible();
    expect(screen.queryByText('您在这一步')).not.toBeInTheDocument();
  });

  test('shows a candidate the own place; the steps stay when it fails, and another try brings it', async () => {
    const { user, setServer } = renderRoute('/recruitmentflow', {
      persona: 'deliveries',
      server: '500',
    });
    expect(await screen.findByText('您的进度没有加载出来')).toBeVisible();
    expect(await steps()).toHaveLength(5);
    setServer('normal');
    const answer = gate<void>();
    holdCalls('/applicationdelivery/search', () => answer.passed);
    const retry = screen.getByRole('button', { name: '重试' });
    await user.click(retry);
    await waitFor(() => expect(retry).toBeDisabled());
    expect(screen.getByText('您的进度没有加载出来')).toBeVisible();
    answer.open();
    expect(await screen.findByText('您在这一步')).toBeVisible();
    const own = within(await screen.findByRole('region', { name: '我的进度' }));
    expect((await own.findByRole('link', { name: '查看这次投递' })).getAttribute('href')).toMatch(
      /^\/user\/deliveries\?deliveryId=/,
    );
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('您在这一步');
  });
});

describe('the privacy texts over a page', () => {
  test('open from the footer; a failure is reported in the drawer, with another try; closing them is going back', async () => {
    const { user, at, setServer } = renderRoute('/recruitmentflow');
    await screen.findByRole('heading', { level: 1 });
    setServer('down');
    await user.click(await screen.findByRole('link', { name: '隐私政策' }));
    await waitFor(() => expect(at()).toBe('/recruitmentflow?privacy=1'));
    const drawer = within(await screen.findByRole('dialog', { name: '隐私政策与协议' }));
    expect(await drawer.findByText('隐私政策没有加载出来')).toBeVisible();
    setServer('normal');
    await user.click(drawer.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(drawer.getAllByText(/^版本 /).length).toBeGreaterThan(1));
    await user.click(drawer.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(at()).toBe('/recruitmentflow'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('open by their address on any page and leave its query alone', async () => {
    const { user, at } = renderRoute('/notice?type=policy&privacy=1');
    const drawer = within(await screen.findByRole('dialog', { name: '隐私政策与协议' }));
    await user.click(drawer.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(at()).toBe('/notice?type=policy'));
    // The head leads to registration and login, and both back to the page in view.
    const banner = within(screen.getAllByRole('banner')[0] as HTMLElement);
    for (const [name, path] of [
      ['注册', '/regist'],
      ['登录', '/censorlogin'],
    ]) {
      const href = `${path}?redirect=%2Fnotice%3Ftype%3Dpolicy`;
      await waitFor(() => expect(banner.getByRole('link', { name })).toHaveAttribute('href', href));
    }
  });
});
