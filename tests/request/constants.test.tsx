/** The times and places of spec §9, as they take effect. The others: calls (timeout, cache), errorCatalogue (chunk). */
import { act, render, screen, waitFor } from '@testing-library/react';
import { showMessage, showNotification } from '@/request/feedback';
import NoticeCentre from '../../src/layouts/NoticeCentre';
import RouteLoading from '../../src/loading';
import { startServer } from './server';

startServer();

describe('notices', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function advance(ms: number) {
    await act(async () => jest.advanceTimersByTimeAsync(ms));
  }

  test('a message goes after 3 s', async () => {
    render(<NoticeCentre />);
    act(() => showMessage('success', '已保存'));
    await advance(2900);
    expect(screen.getByText('已保存')).toBeInTheDocument();
    await advance(1000);
    expect(screen.queryByText('已保存')).not.toBeInTheDocument();
  });

  test('a notification goes after 4.5 s, and stands 24 px from the top right', async () => {
    render(<NoticeCentre />);
    act(() => showNotification('warning', '温馨提示', '满'));
    await advance(4400);
    const stack = screen.getByText('温馨提示').closest('.ant-notification');
    expect(stack).toHaveClass('ant-notification-topRight');
    // antd hands the offset to its style sheet as a variable.
    expect(stack?.closest('[style*="--notification-top"]')).toHaveStyle('--notification-top: 24px');
    await advance(1000);
    await waitFor(() => expect(screen.queryByText('温馨提示')).not.toBeInTheDocument());
  });
});

test('the spinner shows after 200 ms', () => {
  render(<RouteLoading />);
  const [late] = screen.getByRole('status').children;
  expect(late).toHaveStyle({ animationDelay: '200ms' });
});
