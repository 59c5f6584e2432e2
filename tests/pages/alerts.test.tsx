import { screen, waitFor } from '@testing-library/react';
import { writeKeptDates } from '@/utils/keptDates';
import { serverNow } from '@/utils/serverClock';
import { renderRoute } from '../helpers/renderRoute';

const shown: string[] = [];
const turnOn = '开启提醒';

/** The browser's notices, with the answer that the person gives when asked. */
function notices(answer: NotificationPermission): jest.Mock {
  const ask = jest.fn(async () => {
    Notice.permission = answer;
    return answer;
  });
  class Notice {
    static permission: NotificationPermission = 'default';
    static requestPermission = ask;
    constructor(title: string, { body }: NotificationOptions) {
      shown.push(`${title}: ${body}`);
    }
  }
  Object.assign(window, { Notification: Notice });
  return ask;
}

afterEach(() => {
  shown.length = 0;
  Reflect.deleteProperty(window, 'Notification');
});

/** An interview of the person that begins in half an hour. */
const keepInterview = () =>
  writeKeptDates({
    loginName: 'deliveries',
    savedAt: '2026-11-30T09:00:00+08:00',
    pack: 'zh-CN',
    deliveries: 1,
    dates: [
      {
        at: new Date(serverNow() + 1_800_000).toISOString(),
        kind: 'interview',
        title: '护士 面试',
      },
    ],
  });

// Offered after a search was saved, and declined: tests/e2e/smoke/parts.spec.ts.
test('the browser is asked only after the press, and the interview in an hour is said once', async () => {
  const ask = notices('granted');
  await keepInterview();
  const { user, unmount } = renderRoute('/user/notifications', { persona: 'deliveries' });
  const button = await screen.findByRole('button', { name: turnOn });
  expect(ask).not.toHaveBeenCalled();
  await user.click(button);
  expect(await screen.findByText(/^提醒已开启/)).toBeVisible();
  await waitFor(() => expect(shown).toEqual(['一小时内有面试: 护士 面试']));
  unmount();

  await keepInterview();
  const again = renderRoute('/user/notifications', { persona: 'deliveries' });
  await again.user.click(await screen.findByRole('button', { name: '关闭提醒' }));
  expect(await screen.findByText('提醒已关闭。')).toBeVisible();
});

test('a browser that forbids it is not asked again, and the page says where to change it', async () => {
  notices('denied');
  const { user } = renderRoute('/user/notifications', { persona: 'deliveries' });
  await user.click(await screen.findByRole('button', { name: turnOn }));
  expect(await screen.findByText(/^浏览器不允许本平台发提醒/)).toBeVisible();
  expect(screen.queryByRole('button', { name: turnOn })).not.toBeInTheDocument();
});
