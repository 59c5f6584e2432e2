import { act, render, renderHook, waitFor } from '@testing-library/react';
import type { AxiosResponse } from '@umijs/max';
import once from 'lodash/once';
import { startTransition, useEffect, useState } from 'react';
import { named, useById } from '@/hooks/useById';
import { useCall, usePage } from '@/hooks/useCall';
import { BizError } from '@/request/failure';
import type { CallOptions } from '@/request/types';
import { present } from '../helpers/present';

interface Asked {
  what: unknown;
  options: CallOptions;
  answer: (value: unknown) => void;
  fail: (error: unknown) => void;
}

const asked: Asked[] = [];
beforeEach(() => asked.splice(0));

/** A service function whose answers the test gives. */
const service = (what: unknown, options: CallOptions) =>
  new Promise<unknown>((answer, fail) => asked.push({ what, options, answer, fail }));

function call(index: number): Asked {
  return present(asked[index]);
}
const refusal = (errorCode: string) =>
  new BizError({ status: 200, data: { success: false, errorCode } } as AxiosResponse<unknown>);
const noAnswer = Object.assign(new Error('Network Error'), {
  isAxiosError: true,
  code: 'ERR_NETWORK',
});
const comeOnline = () => act(async () => window.dispatchEvent(new Event('online')));
const cancelled = Object.assign(new Error('canceled'), { code: 'ERR_CANCELED' });

describe('a thing by its id', () => {
  const mount = () =>
    renderHook(({ id }) => useById(service, id), { initialProps: { id: 'first' } });

  it('is undefined at first, also when an answer before it had no id to ask for', () => {
    const { result } = renderHook(() => useById(service, undefined as unknown as string));
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
  });

  it('is not shown under another id; the call before is aborted', async () => {
    const { result, rerender } = mount();
    await act(async () => call(0).answer('one'));
    rerender({ id: 'second' });
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(call(0).options.signal?.aborted).toBe(true);
    expect(result.current.data).toBeUndefined();
    await act(async () => call(1).answer('two'));
    expect(result.current.data).toBe('two');
  });

  it('has the id that was asked for when the answer has none', async () => {
    const view = (answer: object) => named(async () => answer as { id: string })('7', {});
    expect(await view({ name: 'one' })).toEqual({ id: '7', name: 'one' });
    expect(await view({ id: null, name: 'one' })).toEqual({ id: '7', name: 'one' });
    expect(await view({ id: '07' })).toEqual({ id: '07' });
  });
});

describe('a page of a list', () => {
  const mount = () =>
    renderHook(({ query }) => usePage(service, query), {
      initialProps: { query: { current: 1 } },
    });

  it('is asked for once for queries that say the same', async () => {
    const { rerender } = mount();
    rerender({ query: { current: 1 } });
    expect(asked.map(({ what }) => what)).toEqual([{ current: 1 }]);
  });

  it('in every render a query without its answer shows as loading', async () => {
    const renders: { query: number; data: unknown; isLoading: boolean }[] = [];
    const { rerender } = renderHook(
      ({ query, isReady }) => {
        const { data, isLoading } = usePage(service, { current: query }, { isReady });
        if (isReady) renders.push({ query, data, isLoading });
      },
      { initialProps: { query: 1, isReady: false } },
    );
    rerender({ query: 1, isReady: true });
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => call(0).answer(1));
    rerender({ query: 2, isReady: true });
    await waitFor(() => expect(asked).toHaveLength(2));
    await act(async () => call(1).answer(2));
    expect(renders.at(-1)).toEqual({ query: 2, data: 2, isLoading: false });
    expect(renders.filter(({ query, data, isLoading }) => !isLoading && data !== query)).toEqual(
      [],
    );
  });

  it('is no longer awaited by a screen that was left', async () => {
    const { unmount } = mount();
    unmount();
    expect(call(0).options.signal?.aborted).toBe(true);
    await act(async () => call(0).fail(cancelled));
  });
});

/** After a component that renders for so long (ms), React pauses a transition. */
const longRenderMs = 20;
const setCount: { ofSlow?: (count: number) => void; ofReader?: (count: number) => void } = {};

/** While it renders again, the first call is answered. */
function Slow() {
  const [count, set] = useState(0);
  setCount.ofSlow = set;
  if (count > 0) {
    call(0).answer('answer');
    const start = performance.now();
    while (performance.now() - start < longRenderMs);
  }
  return null;
}

function Reader({ onData }: { onData: (data: unknown) => void }) {
  const { data } = useCall(() => service('read', {}));
  const [, set] = useState(0);
  setCount.ofReader = set;
  useEffect(() => onData(data), [data, onData]);
  return null;
}

it('an answer has its effects, also when a render that changes nothing reads it first', async () => {
  const onData = jest.fn();
  render(
    <>
      <Slow />
      <Reader onData={onData} />
    </>,
  );
  const begin = once(() =>
    startTransition(() => {
      setCount.ofSlow?.(1);
      setCount.ofReader?.(1);
      setCount.ofReader?.(0);
    }),
  );
  // Within waitFor React works as in a browser: it pauses between components.
  await waitFor(() => {
    begin();
    expect(onData.mock.calls).toEqual([[undefined], ['answer']]);
  });
});

describe('a call that got no answer', () => {
  it('is made again when the device is online, if it is a read', async () => {
    const { result } = renderHook(() => usePage(service, {}));
    await act(async () => call(0).fail(noAnswer));
    expect(result.current.error).toBe(noAnswer);
    await comeOnline();
    await act(async () => call(1).answer('page'));
    expect(result.current).toMatchObject({ data: 'page', error: undefined });
    await comeOnline();
    expect(asked).toHaveLength(2);
  });

  it('is not made again by itself, if it is an act', async () => {
    const { result } = renderHook(() =>
      useCall(() => service('act', {}), { manual: true, onError: jest.fn() }),
    );
    act(() => result.current.run());
    await act(async () => call(0).fail(noAnswer));
    await comeOnline();
    expect(asked).toHaveLength(1);
  });

  it.each([refusal('NOT_FOUND'), cancelled])(
    'is something else than one that was refused or cancelled',
    async (error) => {
      renderHook(() => useCall(() => service('read', {}), { onError: jest.fn() }));
      await act(async () => call(0).fail(error));
      await comeOnline();
      expect(asked).toHaveLength(1);
    },
  );

  it('is not made again for a screen that was left', async () => {
    const { unmount } = renderHook(() => usePage(service, {}));
    await act(async () => call(0).fail(noAnswer));
    unmount();
    await comeOnline();
    expect(asked).toHaveLength(1);
  });
});
