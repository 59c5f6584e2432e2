import { act, renderHook } from '@testing-library/react';
import { AxiosHeaders } from 'axios';
import { usePolling } from '@/hooks/usePolling';
import { BizError } from '@/request/failure';

const minMs = 60_000;
const maxMs = 300_000;

let visibility: DocumentVisibilityState = 'visible';
let isOnline = true;

beforeEach(() => {
  visibility = 'visible';
  isOnline = true;
  jest.useFakeTimers();
  // Without jitter; a test of its own has it.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function mount(ask: jest.Mock<Promise<boolean>>, isOn = true) {
  return renderHook((props) => usePolling(ask, { minMs, maxMs, ...props }), {
    initialProps: { isOn, key: 1 },
  });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function setVisible(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

async function setOnline(online: boolean) {
  isOnline = online;
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  await pass(0);
}

const rejected = () =>
  Promise.reject(
    Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK' }),
  );

test('asks at once, and every minute as long as there is news', async () => {
  const ask = jest.fn(() => Promise.resolve(true));
  mount(ask);
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(minMs - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(minMs);
  expect(ask).toHaveBeenCalledTimes(3);
});

test.each([
  ['nothing is new', () => Promise.resolve(false), [90, 135, 202.5, 300, 300]],
  ['it fails', rejected, [120, 240, 300, 300]],
] as const)('%s: each question comes later, up to the most', async (_name, answer, seconds) => {
  const ask = jest.fn<Promise<boolean>, []>(answer);
  mount(ask);
  await pass(0);
  for (const [index, wait] of seconds.entries()) {
    await pass(wait * 1000 - 1);
    expect(ask).toHaveBeenCalledTimes(index + 1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(index + 2);
  }
});

function busy(retryAfter: string) {
  const headers = { 'retry-after': retryAfter };
  const config = { headers: new AxiosHeaders() };
  return new BizError({ status: 503, statusText: '', headers, config, data: '' });
}

test('a busy server is left alone for as long as it says, also when one comes back meanwhile', async () => {
  const ask = jest.fn(() => Promise.reject(busy('900')));
  mount(ask);
  await pass(0);
  await pass(600_000);
  await setVisible('hidden');
  await setVisible('visible');
  await setOnline(false);
  await setOnline(true);
  await pass(299_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a hidden tab asks nothing; coming back asks what is overdue, and nothing before', async () => {
  const ask = jest.fn(() => Promise.resolve(true));
  mount(ask);
  await pass(0);
  await setVisible('hidden');
  await pass(minMs * 30);
  expect(ask).toHaveBeenCalledTimes(1);
  await setVisible('visible');
  expect(ask).toHaveBeenCalledTimes(2);
  await setVisible('hidden');
  await setVisible('visible');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('offline asks nothing; online again asks', async () => {
  const ask = jest.fn(() => Promise.resolve(true));
  mount(ask);
  await pass(0);
  await setOnline(false);
  await pass(minMs * 5);
  expect(ask).toHaveBeenCalledTimes(1);
  await setOnline(true);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a slow answer is waited for: never two questions at a time', async () => {
  let settle: (isNews: boolean) => void = () => undefined;
  const ask = jest.fn(
    () =>
      new Promise<boolean>((resolve) => {
        settle = resolve;
      }),
  );
  mount(ask);
  await pass(0);
  await setVisible('visible');
  await pass(minMs * 3);
  expect(ask).toHaveBeenCalledTimes(1);
  settle(true);
  await pass(minMs);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('switched off it stops; a new key begins anew', async () => {
  const ask = jest.fn(() => Promise.resolve(true));
  const { rerender, unmount } = mount(ask);
  await pass(0);
  rerender({ isOn: true, key: 2 });
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
  rerender({ isOn: false, key: 2 });
  await pass(minMs * 5);
  expect(ask).toHaveBeenCalledTimes(2);
  rerender({ isOn: true, key: 2 });
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(3);
  unmount();
  await pass(minMs * 5);
  await setVisible('visible');
  expect(ask).toHaveBeenCalledTimes(3);
});
