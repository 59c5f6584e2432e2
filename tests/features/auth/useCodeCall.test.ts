import { act, renderHook } from '@testing-library/react';
import { useResend } from '@/features/auth/shared/useCodeCall';
import { writeDevice } from '@/utils/deviceStore';

const key = 'resend-captcha';
const now = Date.parse('2026-11-21T10:00:00+08:00');

beforeEach(() => {
  jest.useFakeTimers({ now });
});
afterEach(() => {
  jest.useRealTimers();
  writeDevice(key, undefined);
});

describe('useResend', () => {
  test('counts down from what the server said', () => {
    const { result } = renderHook(() => useResend('captcha'));
    expect(result.current.secondsLeft).toBe(0);
    act(() => result.current.startWaiting(60));
    expect(result.current.secondsLeft).toBe(60);
    act(() => jest.advanceTimersByTime(20_000));
    expect(result.current.secondsLeft).toBe(40);
    act(() => jest.advanceTimersByTime(41_000));
    expect(result.current.secondsLeft).toBe(0);
  });

  test('a clock that is set back a day meanwhile makes nobody wait for a day', () => {
    const { result } = renderHook(() => useResend('captcha'));
    act(() => result.current.startWaiting(60));
    act(() => jest.setSystemTime(now - 86_400_000));
    act(() => jest.advanceTimersByTime(20_000));
    expect(result.current.secondsLeft).toBe(40);
  });

  test('goes on after a reload, and each purpose has its own', () => {
    const first = renderHook(() => useResend('captcha'));
    act(() => first.result.current.startWaiting(60));
    first.unmount();
    act(() => jest.advanceTimersByTime(15_000));
    expect(renderHook(() => useResend('captcha')).result.current.secondsLeft).toBe(45);
    expect(renderHook(() => useResend('regist')).result.current.secondsLeft).toBe(0);
  });

  test.each([
    ['text', 'soon'],
    ['a time that is over', now - 1],
    ['a time that no server would ask for', now + 3_600_001],
    ['nothing', null],
  ])('stored junk (%s) counts as no wait', (_case, value) => {
    writeDevice(key, value);
    expect(renderHook(() => useResend('captcha')).result.current.secondsLeft).toBe(0);
  });
});
