import { screen, waitFor, within } from '@testing-library/react';
import { returnToTabAfter } from '../helpers/deliveries';
import { afterFailure, renderRoute } from '../helpers/renderRoute';

const group = (name: RegExp) => screen.findByRole('region', { name });
const cardsIn = (region: HTMLElement) => within(region).getAllByRole('article');

test('times to choose first, then coming interviews, then past ones', async () => {
  await afterFailure(
    renderRoute('/user/appointments', { persona: 'deliveries', server: '500' }),
    '面试安排没有加载出来',
  );
  const toChoose = await group(/^待选择时间/);
  expect(
    within(toChoose)
      .getByRole('link', { name: /^选择面试时间：/ })
      .getAttribute('href'),
  ).toMatch(/^\/user\/appointments\?deliveryId=./);
  const coming = cardsIn(await group(/^即将到来/));
  expect(coming).toHaveLength(2);
  for (const card of coming) {
    expect(within(card).getByText('综合服务楼 3 层 302 面试室')).toBeVisible();
    expect(within(card).getByRole('link', { name: '000-00000000' })).toBeVisible();
    expect(within(card).getByText(/^请携带身份证原件/)).toBeVisible();
    expect(within(card).getByText(/加入日历/)).toBeVisible();
    expect(within(card).getByRole('link', { name: /^(查看或改期|查看改期申请)：/ })).toBeVisible();
  }
  const past = cardsIn(await group(/^已经过去/));
  expect(past.length).toBeGreaterThan(1);
  for (const card of past) expect(within(card).queryByText(/加入日历/)).not.toBeInTheDocument();
});

test('an open list follows the clock: an interview that is over is no longer coming', async () => {
  renderRoute('/user/appointments', { persona: 'deliveries', now: '2026-11-16T12:00:00+08:00' });
  const before = cardsIn(await group(/^已经过去/)).length;
  const coming = cardsIn(await group(/^即将到来/)).length;
  returnToTabAfter(366 * 24 * 3_600_000);
  const past = cardsIn(await group(/^已经过去/)).length;
  expect(past).toBeGreaterThan(before);
  expect(past).toBeLessThanOrEqual(before + coming);
});

test('in a month, with everything else that is dated; the month is in the address', async () => {
  const { user, at } = renderRoute('/user/appointments', {
    persona: 'deliveries',
    now: '2026-11-16T12:00:00+08:00',
  });
  await group(/^即将到来/);
  await user.click(screen.getByRole('link', { name: '月历' }));
  await waitFor(() => expect(at()).toBe('/user/appointments?view=month'));
  const table = await screen.findByRole('table', { name: /^我的面试，2026年11月$/ });
  expect(within(table).getAllByRole('link', { name: /面试：/ }).length).toBeGreaterThan(1);
  await user.click(screen.getByRole('button', { name: '上个月' }));
  await waitFor(() => expect(at()).toBe('/user/appointments?view=month&month=2026-10'));
  expect(await screen.findByRole('table', { name: /2026年10月$/ })).toBeVisible();
  // The present month has an address of its own, too: without one the month of what comes next is open.
  await user.click(screen.getByRole('button', { name: '下个月' }));
  await waitFor(() => expect(at()).toBe('/user/appointments?view=month&month=2026-11'));
});

test('no interview yet: what this is, and the way on', async () => {
  renderRoute('/user/appointments', { persona: 'complete' });
  expect(await screen.findByText('您还没有面试安排')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看我的投递' })).toHaveAttribute(
    'href',
    '/user/deliveries',
  );
});
