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
