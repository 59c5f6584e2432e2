import { screen, waitFor, within } from '@testing-library/react';
import type { Notification, PageOf } from '@/services/types';
import { changeData, refuseField } from '../helpers/brokenCalls';
import { deliveryIn, otherDevice } from '../helpers/deliveries';
import { afterFailure, renderRoute } from '../helpers/renderRoute';

const agreeCall = '/applicationdelivery/agreeBc';
const notifications = '/applicationdelivery/notifications';
const refuseCall = '/applicationdelivery/disagreeBc';
const agreeButton = () => screen.findByRole('button', { name: '同意并提交' });

/** The open request for consent in this space, and the address of its screen. */
async function waiting(space: string) {
  const { id, nextAction } = await deliveryIn(space, 'bcConsent');
  return { id, path: `/user/notifications?consent=${nextAction?.notificationId}` };
}

let spaces = 0;
async function open(options: Parameters<typeof renderRoute>[1] = {}) {
  spaces += 1;
  const space = options.space ?? `consent-${spaces}`;
  const { id, path } = await waiting(space);
  return { id, path, ...renderRoute(path, { persona: 'deliveries', ...options, space }) };
}

describe('agreeing', () => {
  test('what, by whom, why, how long, what refusing means, which text, until when; nothing goes without the tick; by keyboard it is sent once, and the result is reported', async () => {
    const { user, calls, space } = await afterFailure(
      await open({ server: '500' }),
      '授权说明没有加载出来',
    );
    expect(await screen.findByRole('heading', { name: '背景调查授权', level: 1 })).toBeVisible();
    for (const [term, words] of [
      ['调查内容', '有无犯罪记录证明'],
      ['调查机构', '征程人才服务有限公司背景核查部'],
      ['用途', '核实应聘材料是否属实'],
      ['保存期限', '12 个月'],
      ['不同意的后果', '将终止本岗位的应聘流程'],
      ['说明版本', '2026.1'],
      ['答复期限', '18:00'],
    ] as const) {
      expect(await screen.findByText(term)).toBeVisible();
      expect(screen.getByText(term).closest('tr')).toHaveTextContent(words);
    }
    expect(document.title).toContain('背景调查授权');
    // It can be taken back later (PIPL art. 15).
    const agree = await agreeButton();
    expect(screen.getByText(/^是否同意由您自行决定。/)).toHaveTextContent(
      /可以随时撤回：公示前，在“我的投递”撤回这份投递.*联系用人单位/,
    );
    const tick = await screen.findByRole('checkbox', { name: /^我已阅读以上说明/ });
    expect(tick).not.toBeChecked();
    await user.click(agree);
    const summary = await screen.findByRole('region', { name: '有 1 处需要修改' });
    await user.click(within(summary).getByRole('link', { name: '请先阅读说明并勾选同意' }));
    expect(tick).toHaveFocus();
    expect(calls(agreeCall)).toHaveLength(0);
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard('{Enter}{Enter}');
    const result = await screen.findByRole('heading', { name: '您已同意背景调查' });
    expect(result).toHaveFocus();
    expect(calls(agreeCall)).toHaveLength(1);
    expect(calls(agreeCall)[0]?.body).toContain('"consentVersion":"2026.1"');
    expect((await deliveryIn(space, 'bcRunning')).status).toBe('bcRunning');
    expect(screen.getByRole('link', { name: '查看投递' }).getAttribute('href')).toMatch(
      /^\/user\/deliveries\?deliveryId=/,
    );
  });

  test('an answer that is lost on the way is found out, and not sent twice', async () => {
    const { user, calls, setServer } = await open();
    await user.click(await screen.findByRole('checkbox'));
    setServer('lost');
    await user.click(await agreeButton());
    expect(await screen.findByRole('heading', { name: '您已同意背景调查' })).toBeVisible();
    expect(calls(agreeCall)).toHaveLength(1);
  });
});

describe('refusing', () => {
  test('is confirmed twice, says its consequence, and takes the reason along, also over a reload', async () => {
    const first = await open();
    await first.user.click(await screen.findByRole('button', { name: '不同意' }));
    const refusal = await screen.findByRole('region', { name: '如果您不同意' });
    expect(within(refusal).getByText(/不同意将终止本岗位的应聘流程/)).toBeVisible();
    const reason = await within(refusal).findByLabelText(/^不同意的原因/);
    await first.user.type(reason, '已接受其他单位录用');
    const address = first.at();
    first.unmount();
    const { user, calls } = renderRoute(address, { persona: 'deliveries', space: first.space });
    await user.click(await screen.findByRole('button', { name: '不同意' }));
    expect(await screen.findByLabelText(/^不同意的原因/)).toHaveValue('已接受其他单位录用');
    await user.click(screen.getByRole('button', { name: '仍然不同意' }));
    const dialog = await screen.findByRole('dialog', { name: '确认不同意背景调查？' });
    expect(dialog).toHaveTextContent('应聘流程立即终止，不能恢复');
    expect(calls(refuseCall)).toHaveLength(0);
    await user.dblClick(within(dialog).getByRole('button', { name: '不同意并终止流程' }));
    expect(await screen.findByRole('heading', { name: '您没有同意背景调查' })).toBeVisible();
    expect(calls(refuseCall)).toHaveLength(1);
    expect(calls(refuseCall)[0]?.body).toContain('已接受其他单位录用');
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  });
});

test('refusing a text that was changed meanwhile: reported, and led back to the new text', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '不同意' }));
  await user.type(await screen.findByLabelText(/^不同意的原因/), '再想想');
  const refused = refuseField(refuseCall, { field: 'consentVersion', message: '说明已更新' });
  const changed = changeData<PageOf<Notification>>(notifications, (page) => ({
    ...page,
    list: page.list.map(({ action, ...one }) => ({
      ...one,
      action: action?.consent && { ...action, consent: { ...action.consent, version: '2026.2' } },
    })),
  }));
  await user.click(screen.getByRole('button', { name: '仍然不同意' }));
  const dialog = await screen.findByRole('dialog', { name: '确认不同意背景调查？' });
  await user.click(within(dialog).getByRole('button', { name: '不同意并终止流程' }));
  const notice = await screen.findByText('授权说明已更新，请重新阅读后再作选择。');
  await waitFor(() => expect(notice.closest('[tabindex]')).toHaveFocus());
  expect(screen.getByText('2026.2')).toBeVisible();
  expect(await screen.findByRole('checkbox')).not.toBeChecked();
  changed();
  refused();
  await user.click(screen.getByRole('button', { name: '不同意' }));
  expect(await screen.findByLabelText(/^不同意的原因/)).toHaveValue('再想想');
});

describe('no answer is waited for any more', () => {
  test('answered at another device meanwhile: the screen says so', async () => {
    const { user, id, space } = await open();
    await user.click(await screen.findByRole('checkbox'));
    const answer = await otherDevice(space).post(`/pt/usercenter/rest${refuseCall}`, {
      deliveryId: id,
      consentVersion: '2026.1',
    });
    expect(answer.status).toBe(200);
    await user.click(await agreeButton());
    expect(await screen.findByRole('heading', { name: '您没有同意背景调查' })).toBeVisible();
  });

  // The other ends: tests/features/notifications/consentState.test.ts.
  test('agreed before: says so, and when', async () => {
    spaces += 1;
    const space = `consent-${spaces}`;
    const { id, path } = await waiting(space);
    await otherDevice(space).post('/pt/usercenter/rest/applicationdelivery/agreeBc', {
      deliveryId: id,
      consentVersion: '2026.1',
    });
    renderRoute(path, { persona: 'deliveries', space });
    expect(await screen.findByRole('heading', { name: '您已同意背景调查' })).toBeVisible();
    expect(screen.getByText(/时间：.+\d\d:\d\d。$/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('past its deadline: says so', async () => {
    spaces += 1;
    const space = `consent-${spaces}`;
    const { path } = await waiting(space);
    const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString();
    renderRoute(path, { persona: 'deliveries', space, now: inTwoWeeks });
    expect(await screen.findByRole('heading', { name: '答复期限已过' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('a link to none says so', async () => {
    renderRoute('/user/notifications?consent=nobody', { persona: 'deliveries' });
    expect(await screen.findByRole('heading', { name: '没有找到这项背景调查' })).toBeVisible();
  });
});
