import { act, renderHook } from '@testing-library/react';
import { createLookup, useLookup, useLookupFailure } from '@/hooks/lookup';

const comeOnline = () => act(async () => window.dispatchEvent(new Event('online')));

test('data that failed is fetched again once the device is online, and not after it is there', async () => {
  let isDown = true;
  const fetchData = jest.fn(async () => {
    if (isDown) throw new Error('down');
    return 'data';
  });
  const lookup = createLookup(fetchData, '');
  const { result } = renderHook(() => ({
    value: useLookup(lookup),
    ...useLookupFailure(lookup),
  }));
  await act(async () => undefined);
  expect(result.current).toMatchObject({ value: '', hasFailed: true });
  await act(async () => result.current.retry());
  expect(fetchData).toHaveBeenCalledTimes(2);
  await comeOnline();
  expect(fetchData).toHaveBeenCalledTimes(3);
  isDown = false;
  await comeOnline();
  expect(result.current).toMatchObject({ value: 'data', hasFailed: false });
  await comeOnline();
  expect(fetchData).toHaveBeenCalledTimes(4);
});

test('only other data renders a reader again', async () => {
  const renders: string[] = [];
  let isDown = true;
  const lookup = createLookup(async () => {
    if (isDown) throw new Error('down');
    return 'data';
  }, '');
  const read = () =>
    renderHook(() => {
      const value = useLookup(lookup);
      renders.push(value);
      return value;
    });
  read();
  await act(async () => undefined);
  expect(renders).toEqual(['']);
  isDown = false;
  await comeOnline();
  expect(renders).toEqual(['', 'data']);
  read();
  await act(async () => undefined);
  expect(renders).toEqual(['', 'data', 'data']);
});
