import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { readKeptDates, writeKeptDates } from '@/utils/keptDates';
import { watchDownloads } from '../helpers/downloads';
import { renderRoute } from '../helpers/renderRoute';

const keep = '在这台设备上保留面试和截止日期，没有网络时也能查看';
const shared = '这是公用设备，不在上面保留我的日期';

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
  // All of them can be saved as one calendar file.
  expect(await screen.findByRole('region', { name: '重要日期' })).toBeVisible();
  const downloads = watchDownloads();
  await user.click(await screen.findByRole('button', { name: '全部日期存为日历文件（.ics）' }));
  const { name, bytes } = await waitFor(() => downloads.read());
  expect(name).toBe('我的日期.ics');
  const text = new TextDecoder().decode(bytes);
  expect(text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
  expect((text.match(/BEGIN:VEVENT/g) ?? []).length).toBeGreaterThan(1);
  expect(text).toMatch(/UID:interview-/);
  await user.click(screen.getByRole('button', { name: /账号菜单/ }));
  await user.click(await screen.findByRole('menuitem', { name: '退出登录' }));
  await waitFor(async () => expect(await readKeptDates()).toBeUndefined());
});

test('nothing stays on a device that was said to be shared, unless the person wants it', async () => {
  const login = renderRoute('/censorlogin');
  await login.user.click(await screen.findByRole('checkbox', { name: shared }));
  login.unmount();

  const { user } = renderRoute('/usercenter', { persona: 'deliveries' });
  await screen.findByRole('list', { name: '数量' });
  expect(await readKeptDates()).toBeUndefined();
  act(() => history.push('/user/privacy'));
  const box = await screen.findByRole('checkbox', { name: keep });
  expect(box).not.toBeChecked();
  await user.click(box);
  await waitFor(async () => expect(await readKeptDates()).toBeDefined());
});

test('what is kept is cleared with the data of this device', async () => {
  await writeKeptDates({
    loginName: 'deliveries',
    savedAt: '2026-11-30T09:00:00+08:00',
    pack: 'zh-CN',
    deliveries: 1,
    dates: [{ at: '2026-12-01T09:00:00+08:00', kind: 'interview', title: '护士 面试' }],
  });
  const { user } = renderRoute('/user/privacy', { persona: 'deliveries' });
  await user.click(await screen.findByRole('button', { name: '清除离线可查的日期' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '清除' }));
  await waitFor(async () => expect(await readKeptDates()).toBeUndefined());
});
