import { useModel } from '@umijs/max';
import { useLatest, useMemoizedFn, useUpdateEffect } from 'ahooks';
import { useRef } from 'react';
import { ignoreReported } from '@/request/errorHandler';

interface News<T> {
  /** The silent read. It must not speak: when it fails, the old content stays, and the next notification tries again. */
  read: () => Promise<T>;
  show: (found: T) => void;
  /** What is shown now. What was read for something else is not shown. */
  key: unknown;
}

/**
 * Reads again whenever the server has new notifications (models/notice). What was read before the person changed something
 * may be older than the change: then it is not shown, but read once more.
 */
export function useNews<T>({ read, show, key }: News<T>) {
  const { news } = useModel('notice');
  const latestKey = useLatest(key);
  const changes = useRef(0);
  const running = useRef<Promise<unknown>>(undefined);
  /** Reads now, as after a notification. Rejects as `read` does. */
  const renew = useMemoizedFn(async (): Promise<T> => {
    const before = changes.current;
    const found = await read();
    await running.current;
    if (latestKey.current !== key) return found;
    if (changes.current !== before) return renew();
    show(found);
    return found;
  });
  /** To be called when an action of the person has changed what is shown; with its call, if that is still on its way. It must not reject. */
  const noteChange = useMemoizedFn((sent?: Promise<unknown>) => {
    changes.current += 1;
    if (sent) running.current = Promise.all([running.current, sent.then(() => noteChange())]);
  });
  useUpdateEffect(() => {
    renew().catch(ignoreReported);
  }, [news]);
  return { renew, noteChange };
}
