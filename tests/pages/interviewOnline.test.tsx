import { screen, within } from '@testing-library/react';
import { broughtItems } from '@/features/appointments/shared/brought';
import type { AppointmentSlot } from '@/services/types';
import { accessibilityErrors } from '../helpers/accessibility';
import { giveCamera, takeCamera } from '../helpers/camera';
import { deliveryById, deliveryIn, otherDevice, returnToTabAfter } from '../helpers/deliveries';
import { renderRoute } from '../helpers/renderRoute';

const noon = '2026-11-21T12:00:00+08:00';
const check = '检查摄像头、麦克风和扬声器';
let spaces = 0;

async function open(status: string, options: Parameters<typeof renderRoute>[1] = {}) {
  spaces += 1;
  const space = options.space ?? `interview-${spaces}`;
  process.env.PREVIEW_NOW = noon;
  const { id } = await deliveryIn(space, status);
  const path = `/user/appointments?deliveryId=${id}`;
  return { id, ...renderRoute(path, { persona: 'deliveries', now: noon, ...options, space }) };
}

/** An interview that was booked at another device, for a time on the Web. */
async function openOnline() {
  spaces += 1;
  const space = `interview-${spaces}`;
  process.env.PREVIEW_NOW = noon;
  const { id, appointment } = await deliveryIn(space, 'toBook');
  const slots = await otherDevice(space).data<AppointmentSlot[]>(
    `/pt/portal/rest/appointmenttimeconfirm/getAllList/${appointment?.appointmentTimeArrangeId}`,
  );
  const online = slots.find((slot) => slot.online && slot.remaining > 0);
  const confirm = '/pt/usercenter/rest/applicationdelivery/notificationConfirm';
  const booking = { notificationIds: [appointment?.notificationId], slotId: online?.id };
  expect((await otherDevice(space).post(confirm, booking)).status).toBe(200);
  const path = `/user/appointments?deliveryId=${id}`;
  const mounted = renderRoute(path, { persona: 'deliveries', now: noon, space });
  await screen.findByRole('button', { name: check });
  return { id, ...mounted };
}

afterEach(() => {
  takeCamera();
  broughtItems.write([]);
});

test('an online interview can be entered from ten minutes before', async () => {
  const { space, id } = await openOnline();
  expect(screen.getByText(/起可以进入面试。$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^进入面试/ })).not.toBeInTheDocument();
  const { appointment } = await deliveryById(space, id);
  const opensAt = Date.parse(appointment?.startsAt ?? '') - 600_000;
  returnToTabAfter(opensAt - Date.now() - 60_000);
  expect(screen.queryByRole('link', { name: /^进入面试/ })).not.toBeInTheDocument();
  returnToTabAfter(60_000);
  expect(await screen.findByRole('link', { name: /^进入面试/ })).toHaveAttribute(
    'href',
    appointment?.meetingUrl,
  );
  expect(appointment?.meetingUrl).toMatch(/^https:/);
});

test('a browser without devices, and a device that does not open, say what to do; the camera and the microphone are shown to their owner, and closed again', async () => {
  const { user } = await openOnline();
  const end = () => user.click(screen.getByRole('button', { name: '结束检查' }));
  await user.click(screen.getByRole('button', { name: check }));
  expect(await screen.findByText(/^这个浏览器不能检查设备/)).toBeVisible();
  await end();
  for (const [name, words] of [
    ['NotAllowedError', /没有允许使用摄像头或麦克风/],
    ['NotFoundError', /没有找到摄像头或麦克风/],
    ['NotReadableError', /正被其他程序使用/],
  ] as const) {
    giveCamera(0).getUserMedia.mockRejectedValue(new DOMException('', name));
    await user.click(screen.getByRole('button', { name: check }));
    expect(await screen.findByText(words)).toBeVisible();
    await end();
    takeCamera();
  }
  const { getUserMedia, stop } = giveCamera(60);
  await user.click(screen.getByRole('button', { name: check }));
  const region = await screen.findByRole('region', { name: '设备检查' });
  const part = within(region);
  expect(await part.findByText('能在上面看到自己，摄像头正常。')).toBeVisible();
  expect(await part.findByText('听到了您的声音，麦克风正常。')).toBeVisible();
  expect(part.getByText('画面和声音只在本机检查，不录制，也不发送。')).toBeVisible();
  await user.click(part.getByRole('button', { name: '播放测试音' }));
  expect(await part.findByText('听到“嘀”的一声，扬声器就正常。')).toBeVisible();
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  expect(await accessibilityErrors(region)).toEqual([]);
  await user.click(part.getByRole('button', { name: '结束检查' }));
  expect(stop).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: check })).toBeVisible();
});

test('what to bring is ticked on this device, and stays ticked', async () => {
  const { user, unmount, space } = await open('booked');
  const item = await screen.findByRole('checkbox', { name: '身份证原件' });
  await user.click(item);
  expect(item).toBeChecked();
  unmount();
  await open('booked', { space });
  expect(await screen.findByRole('checkbox', { name: '身份证原件' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '近期一寸照片 2 张' })).not.toBeChecked();
});

test('maps learn of the place by a press alone', async () => {
  const { user } = await open('booked');
  await screen.findByText('综合服务楼 3 层 302 面试室');
  expect(screen.queryByRole('link', { name: /地图/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^在地图中查看：/ }));
  const links = screen.getAllByRole('link', { name: /(?:高德|百度)地图$/ });
  const place = encodeURIComponent('综合服务楼 3 层 302 面试室');
  expect(links.map((link) => link.getAttribute('href')?.includes(place))).toEqual([true, true]);
});

test('a server without links and lists shows the interview as ever', async () => {
  await open('booked', { server: 'plain' });
  expect(await screen.findByText('综合服务楼 3 层 302 面试室')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByText(/进入面试/)).not.toBeInTheDocument();
});
