import { act, renderHook } from '@testing-library/react';
import { useLockedAction } from '@/hooks/useLockedAction';

test('a second press while the result of the first is not yet on the screen does nothing', async () => {
  const send = jest.fn(() => Promise.resolve('sent'));
  const { result } = renderHook(() => useLockedAction(send));
  await act(async () => {
    const first = result.current();
    await expect(result.current()).resolves.toBeUndefined();
    await expect(first).resolves.toBe('sent');
    // The first one is over, and React has not rendered yet.
    await expect(result.current()).resolves.toBeUndefined();
  });
  expect(send).toHaveBeenCalledTimes(1);
});

test('after a result or a failure it can be done again', async () => {
  const send = jest.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValue('sent');
  const { result } = renderHook(() => useLockedAction(send));
  await act(() => expect(result.current()).rejects.toThrow('refused'));
  for (const times of [2, 3]) {
    await act(() => expect(result.current()).resolves.toBe('sent'));
    expect(send).toHaveBeenCalledTimes(times);
  }
});
