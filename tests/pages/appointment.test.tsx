import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import type { AppointmentSlot } from '@/services/types';
import { changeData, refuse } from '../helpers/brokenCalls';
import { deliveryIn, moveDelivery, otherDevice, returnToTabAfter } from '../helpers/deliveries';
import { afterFailure, renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';

const confirm = '/applicationdelivery/notificationConfirm';
const noon = '2026-11-21T12:00:00+08:00';
const book = () => screen.findByRole('button', { name: '确认预约' });
const times = () => screen.findAllByRole('radio');

let spaces = 0;
async function open(status: string, options: Parameters<typeof renderRoute>[1] = {}) {
  spaces += 1;
  const space = options.space ?? `appointment-${spaces}`;
  process.env.PREVIEW_NOW = options.now;
  if (!options.now) delete process.env.PREVIEW_NOW;
  const delivery = await deliveryIn(space, status);
  const path = `/user/appointments?deliveryId=${delivery.id}`;
  return { delivery, ...renderRoute(path, { persona: 'deliveries', ...options, space }) };
}

async function slotsOf(space: string, arrangeId = ''): Promise<AppointmentSlot[]> {
  return otherDevice(space).data(`/pt/portal/rest/appointmenttimeconfirm/getAllList/${arrangeId}`);
}

/** Fills the slot that has so many places left, as other candidates would. */
async function fill(space: string, arrangeId: string | undefined, index: number): Promise<void> {
  const slot = (await slotsOf(space, arrangeId))[index];
  const answer = await otherDevice(space).post(`/__preview/slots/${slot?.id}`);
  expect(answer.status).toBe(200);
}

describe('choosing a time', () => {
  test('times with place, seats left, and a full one that cannot be chosen; nothing chosen leads to the first free one; by keyboard it is chosen and booked once, with a file for the calendar', async () => {
    const { user, calls, space } = await afterFailure(
      await open('toBook', { server: '500' }),
      '面试安排没有加载出来',
    );
    expect(await screen.findByRole('heading', { name: '选择面试时间', level: 1 })).toBeVisible();
    const [full, ...free] = await times();
    expect(full).toBeDisabled();
    expect(full).toHaveAccessibleName(/已约满$/);
    expect(free[0]).toHaveAccessibleName(/302 面试室.*剩余 1 个名额$/);
    expect(screen.getByRole('radio', { name: /线上.*线上面试/ })).toBeEnabled();
    expect(
      within(screen.getByRole('group', { name: /^可选时间/ })).getByText(/截止$/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '000-00000000' })).toHaveAttribute(
      'href',
      'tel:00000000000',
    );
    await user.click(await book());
    const summary = await screen.findByRole('region', { name: '有 1 处需要修改' });
    await user.click(within(summary).getByRole('link', { name: '请选择一个面试时间' }));
    expect(free[0]).toHaveFocus();
    expect(calls(confirm)).toHaveLength(0);
    await user.keyboard(' ');
    screen.getByRole('button', { name: '确认预约' }).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByText('预约成功，请按下面的时间参加面试。')).toHaveFocus();
    expect(calls(confirm)).toHaveLength(1);
    expect(screen.getByText('加入日历')).toBeVisible();
    expect(screen.getByText('综合服务楼 3 层 302 面试室')).toBeVisible();
    const booked = await deliveryIn(space, 'booked');
    expect(booked.appointment?.slotId).toBeTruthy();
  });

  test('taken while choosing: the list is renewed, it is explained, nothing else is lost', async () => {
    const { user, delivery, space } = await open('toBook');
    const [, last] = await times();
    if (!last) throw new Error('Two times are expected');
    await user.click(screen.getByText('都不方便？申请其他时间'));
    await user.type(await screen.findByLabelText('申请原因'), '当天值班');
    await user.click(last);
    await fill(space, delivery.appointment?.appointmentTimeArrangeId, 1);
    await user.click(await book());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(/^您选的 .+ 刚刚被约满，余位已更新，请另选一个时间。$/);
    expect(notice).toHaveFocus();
    await waitFor(() => expect(screen.getAllByRole('radio')[1]).toBeDisabled());
    expect(screen.getByLabelText('申请原因')).toHaveValue('当天值班');
    const next = screen.getAllByRole('radio')[2];
    if (!next) throw new Error('Three times are expected');
    await user.click(next);
    await user.click(await book());
    expect(await screen.findByText('预约成功，请按下面的时间参加面试。')).toBeVisible();
  });

  test('what a time clashes with is shown before it is chosen', async () => {
    // Another interview gets new times, which overlap those to choose from here.
    spaces += 1;
    const space = `appointment-${spaces}`;
    process.env.PREVIEW_NOW = noon;
    const toBook = await deliveryIn(space, 'toBook');
    const other = await deliveryIn(space, 'rescheduling');
    await moveDelivery(space, other.id, 'toBook');
    const caller = otherDevice(space);
    const arranged = (
      await caller.data<{ list: (typeof other)[] }>(
        '/pt/usercenter/rest/applicationdelivery/search',
        { query: { deliveryId: other.id } },
      )
    ).list[0]?.appointment;
    const taken = (await slotsOf(space, arranged?.appointmentTimeArrangeId))[1];
    const booked = await caller.post(`/pt/usercenter/rest${confirm}`, {
      notificationIds: [arranged?.notificationId],
      slotId: taken?.id,
    });
    expect(booked.status).toBe(200);
    renderRoute(`/user/appointments?deliveryId=${toBook.id}`, {
      persona: 'deliveries',
      space,
      now: noon,
    });
    await times();
    const words = `与“${other.targetName}”的面试时间重叠（14:00–14:40）`;
    expect(await screen.findByText(sentence(words))).toBeVisible();
    // jsdom puts spaces around a name that stands in an element of its own.
    const description = new RegExp(`与“ ?${other.targetName} ?”的面试时间重叠`);
    expect(screen.getByRole('radio', { description })).toBeEnabled();
    expect(
      screen.getAllByText(sentence(`同一天还有“${other.targetName}”的面试（14:00–14:40）`)),
    ).not.toHaveLength(0);
    expect(
      screen.getAllByText(sentence(/^当天 18:00 前还要办理“.+”：确认背景调查$/)),
    ).not.toHaveLength(0);
  });

  test('booked at another device meanwhile: the screen follows and says so', async () => {
    const { user, delivery, space } = await open('toBook');
    const free = (await times()).filter((time) => !time.hasAttribute('disabled'));
    const slots = await slotsOf(space, delivery.appointment?.appointmentTimeArrangeId);
    await otherDevice(space).post(`/pt/usercenter/rest${confirm}`, {
      notificationIds: [delivery.appointment?.notificationId],
      slotId: slots[3]?.id,
    });
    if (!free[0]) throw new Error('A free time is expected');
    await user.click(free[0]);
    await user.click(await book());
    expect(await screen.findByRole('alert')).toHaveTextContent('这份投递的状态已经变化');
    expect(await screen.findByText('面试时间已确定，请按时参加。')).toBeVisible();
  });

  test('why it was not booked stands beside the button, until the next press, whose lost answer is found out and not sent twice', async () => {
    const { user, calls, setServer } = await open('toBook');
    await user.click((await times())[2] ?? document.body);
    const end = refuse(confirm, 'NOT_AVAILABLE', '预约系统正在维护');
    await user.click(await book());
    expect(await screen.findByRole('note')).toHaveTextContent('预约系统正在维护');
    end();
    setServer('lost');
    await user.click(await book());
    expect(calls(confirm)).toHaveLength(1);
    expect(await screen.findByText('预约成功，请按下面的时间参加面试。')).toBeVisible();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  test('a time that begins while the list is open can no longer be chosen', async () => {
    await open('toBook', { now: noon });
    const startsAt = '2026-11-21T12:10:00+08:00';
    const end = changeData<AppointmentSlot[]>('/getAllList/', (list) =>
      list.map((slot) => ({ ...slot, startsAt })),
    );
    const [, second] = await times();
    expect(second).toBeEnabled();
    returnToTabAfter(11 * 60_000);
    expect(second).toBeDisabled();
    expect(second).toHaveAccessibleName(/已开始$/);
    end();
  });
});

describe('another time', () => {
  test('asked for with the reason, which is reported at its field, and the wish; a reload keeps both until they are sent; granted, one chooses again', async () => {
    const { delivery, space, ...first } = await open('booked', { now: noon });
    await first.user.click(await screen.findByText('申请改期'));
    await first.user.click(await screen.findByRole('button', { name: '提交申请' }));
    expect(await screen.findByRole('region', { name: '有 1 处需要修改' })).toHaveFocus();
    const reason = screen.getByLabelText('申请原因');
    await waitFor(() => expect(reason).toHaveAccessibleDescription('请填写申请原因'));
    expect(first.calls(confirm)).toHaveLength(0);
    await first.user.type(reason, '当天参加考试');
    await first.user.type(await screen.findByLabelText(/^希望的时间/), '下周三以后');
    const address = first.at();
    first.unmount();
    const { user, calls } = renderRoute(address, { persona: 'deliveries', space, now: noon });
    expect(await screen.findByLabelText('申请原因')).toBeVisible();
    expect(screen.getByLabelText('申请原因')).toHaveValue('当天参加考试');
    expect(screen.getByLabelText(/^希望的时间/)).toHaveValue('下周三以后');
    await user.dblClick(screen.getByRole('button', { name: '提交申请' }));
    expect(await screen.findByText('改期申请已提交，用人单位答复后会通知您。')).toHaveFocus();
    expect(Object.keys(window.sessionStorage)).toEqual([]);
    expect(calls(confirm)).toHaveLength(1);
    expect(JSON.parse(calls(confirm)[0]?.body ?? '')).toMatchObject({
      reschedule: { reason: '当天参加考试', preferred: '下周三以后' },
    });
    // The booked time stays until the request is answered.
    expect(screen.getByText('综合服务楼 3 层 302 面试室')).toBeVisible();
    await moveDelivery(space, delivery.id, 'toBook');
    returnToTabAfter(120_000);
    expect(await screen.findByRole('heading', { name: '选择面试时间', level: 1 })).toBeVisible();
    expect(await times()).toHaveLength(6);
  });

  test('refused, the booked time is valid again', async () => {
    const { delivery, space } = await open('rescheduling', { now: noon });
    expect(await screen.findByText(/^您已申请改期，正在等待用人单位答复/)).toBeVisible();
    await screen.findByRole('link', { name: /条未读$/ });
    await moveDelivery(space, delivery.id, 'booked');
    returnToTabAfter(120_000);
    expect(await screen.findByText('面试时间已确定，请按时参加。')).toBeVisible();
  });

  test('past the deadline to choose another time is asked for instead; not answered before the booked time has passed: said as passed, here and at the delivery', async () => {
    const later = new Date(Date.now() + 30 * 86_400_000).toISOString();
    spaces += 1;
    const space = `appointment-${spaces}`;
    delete process.env.PREVIEW_NOW;
    const toBook = await deliveryIn(space, 'toBook');
    const { id } = await deliveryIn(space, 'rescheduling');
    renderRoute(`/user/appointments?deliveryId=${toBook.id}`, {
      persona: 'deliveries',
      space,
      now: later,
    });
    expect(await screen.findByText(/^选择时间的期限已过/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(await screen.findByLabelText('申请原因')).toBeVisible();
    act(() => history.push(`/user/appointments?deliveryId=${id}`));
    expect(
      await screen.findByText('您申请了改期，用人单位还没有答复，已预约的时间已过。'),
    ).toBeVisible();
    expect(screen.queryByText('加入日历')).not.toBeInTheDocument();
    act(() => history.push(`/user/deliveries?deliveryId=${id}`));
    expect(
      await screen.findByText(/已预约的面试时间已过，改期申请还在等待用人单位答复。/),
    ).toBeVisible();
  });
});

test('a delivery without an interview says so; a link to none too', async () => {
  await open('submitted');
  expect(await screen.findByText('这份投递目前没有面试安排')).toBeVisible();
  act(() => history.push('/user/appointments?deliveryId=nobody'));
  expect(await screen.findByText('没有找到这次面试')).toBeVisible();
});
