import { act, render, screen } from '@testing-library/react';
import { App } from 'antd';
import { useLayoutEffect } from 'react';
import { setFeedback, showMessage, showNotification } from '@/request/feedback';

function Bridge() {
  const { message, notification } = App.useApp();
  useLayoutEffect(() => setFeedback({ message, notification }), [message, notification]);
  return null;
}

const page = (
  <App>
    <Bridge />
  </App>
);

it('what is said before there is a page waits for it, the last five of it', async () => {
  for (let n = 1; n <= 7; n += 1) showMessage('error', `第 ${n} 条`);
  render(page);
  expect(await screen.findByText('第 7 条')).toBeInTheDocument();
  expect(screen.getByText('第 3 条')).toBeInTheDocument();
  expect(screen.queryByText('第 2 条')).not.toBeInTheDocument();
});

it('the same words twice are one message, and one notification', async () => {
  render(page);
  act(() => {
    for (let n = 0; n < 3; n += 1) {
      showMessage('warning', '一次');
      showNotification('error', '标题', '第一行\n第二行');
    }
  });
  expect(await screen.findAllByText('一次')).toHaveLength(1);
  expect(await screen.findAllByText('标题')).toHaveLength(1);
  const description = screen.getByText(/第一行/);
  expect(description).toHaveStyle({ whiteSpace: 'pre-line' });
});

it('what is said while the tab is hidden waits until it is looked at', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  render(page);
  act(() => showMessage('warning', '您已在另一个页面退出登录'));
  expect(screen.queryByText('您已在另一个页面退出登录')).not.toBeInTheDocument();
  visibility.mockReturnValue('visible');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByText('您已在另一个页面退出登录')).toBeInTheDocument();
});
