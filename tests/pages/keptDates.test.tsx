import { screen, waitFor, within } from '@testing-library/react';
import { readKeptDates } from '@/utils/keptDates';
import { watchDownloads } from '../helpers/downloads';
import { renderRoute } from '../helpers/renderRoute';

const keep = '在这台设备上保留面试和截止日期，没有网络时也能查看';
const shared = '这是公用设备，不在上面保留我的日期';
const center = () => screen.findByRole('region', { name: '重要日期' });

test('interviews and deadlines stay on the device after one visit, until the person signs out', async () => {
  const { user } = renderRoute('/usercenter', { persona: 'deliveries' });
  await screen.findByRole('list', { name: '数量' });
  await waitFor(async () => {
    const kept = await readKeptDates();
    expect(kept).toMatchObject({ loginName: 'deliveries', pack: 'zh-CN' });
    expect(kept?.dates).toContainEqual(
      expect.objectContaining({ kind: 'interview', place: expect.any(String) }),
    );
  });
  await user.click(screen.getByRole('button', { name: /账号菜单/ }));
  await user.click(await screen.findByRole('menuitem', { name: '退出登录' }));
  await waitFor(async () => expect(await readKeptDates()).toBeUndefined());
});

test('nothing stays on a device that was said to be shared, unless the person wants it', async () => {
  const login = renderRoute('/censorlogin');
  await login.user.click(await screen.findByRole('checkbox', { name: shared }));
  login.unmount();

  const { user, unmount } = renderRoute('/usercenter', { persona: 'deliveries' });
  await screen.findByRole('list', { name: '数量' });
  expect(await readKeptDates()).toBeUndefined();
  unmount();
  const privacy = renderRoute('/user/privacy', { persona: 'deliveries' });
  const box = await screen.findByRole('checkbox', { name: keep });
  expect(box).not.toBeChecked();
  await (privacy.user ?? user).click(box);
  await waitFor(async () => expect(await readKeptDates()).toBeDefined());
});

test('what is kept is cleared with the data of this device', async () => {
  const visit = renderRoute('/usercenter', { persona: 'deliveries' });
  await waitFor(async () => expect(await readKeptDates()).toBeDefined());
  visit.unmount();
  const { user } = renderRoute('/user/privacy', { persona: 'deliveries' });
  await user.click(await screen.findByRole('button', { name: '清除离线可查的日期' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '清除' }));
  await waitFor(async () => expect(await readKeptDates()).toBeUndefined());
});

test('all dates can be saved as one calendar file', async () => {
  const downloads = watchDownloads();
  const { user } = renderRoute('/usercenter', { persona: 'deliveries' });
  await user.click(await screen.findByRole('button', { name: '全部日期存为日历文件（.ics）' }));
  const { name, bytes } = await waitFor(() => downloads.read());
  expect(name).toBe('我的日期.ics');
  const text = new TextDecoder().decode(bytes);
  expect(text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
  const events = text.match(/BEGIN:VEVENT/g) ?? [];
  expect(events.length).toBeGreaterThan(1);
  expect(text).toMatch(/UID:interview-/);
  expect(await center()).toBeVisible();
});
