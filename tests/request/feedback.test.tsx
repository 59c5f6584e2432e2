/** @ownModules A message from before there is a page waits for it once for each page. */
import { act, render, screen } from '@testing-library/react';
import { App } from 'antd';
import { useLayoutEffect } from 'react';
import { onNoticeWaiting, setFeedback, showMessage, showNotification } from '@/request/feedback';

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

it('messages from before there is a page wait for it, the last five of them', async () => {
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

it('messages of a hidden tab wait until it is looked at', async () => {
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

/** Notices that are recorded in place of antd's. */
function recorder() {
  const said: unknown[] = [];
  const note = (notice: { content?: unknown }) => said.push(notice.content);
  const api = { message: { warning: note } } as unknown as Parameters<typeof setFeedback>[0];
  return { said, api };
}

// Shows what a test has left waiting to nobody.
afterEach(() => setFeedback(recorder().api)());

describe('a page that goes', () => {
  it('takes its notices along: later ones wait for the next page', () => {
    const first = recorder();
    const remove = setFeedback(first.api);
    showMessage('warning', '一');
    remove();
    showMessage('warning', '二');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(first.said).toEqual(['一']);
    const next = recorder();
    setFeedback(next.api)();
    expect(next.said).toEqual(['二']);
  });

  it('does not take those of the page that has followed', () => {
    const older = recorder();
    const remove = setFeedback(older.api);
    const newer = recorder();
    const removeNewer = setFeedback(newer.api);
    remove();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    showMessage('warning', '三');
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    removeNewer();
    expect([older.said, newer.said]).toEqual([[], ['三']]);
  });
});

describe('who wants to know of a notice that waits', () => {
  it('is called for each, and no more after the end', () => {
    const listener = jest.fn();
    const stop = onNoticeWaiting(listener);
    expect(listener).not.toHaveBeenCalled();
    showMessage('warning', '四');
    showMessage('warning', '五');
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    showMessage('warning', '六');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is called at once when one waits already, and not for one that is shown', () => {
    showMessage('warning', '四');
    const late = jest.fn();
    onNoticeWaiting(late)();
    expect(late).toHaveBeenCalledTimes(1);
    const { said, api } = recorder();
    const remove = setFeedback(api);
    expect(said).toEqual(['四']);
    const listener = jest.fn();
    onNoticeWaiting(listener);
    showMessage('warning', '七');
    expect(listener).not.toHaveBeenCalled();
    expect(said.at(-1)).toBe('七');
    remove();
  });
});
