import { history, useLocation } from '@umijs/max';
import { useLatest } from 'ahooks';
import { useEffect, useState } from 'react';

/** Values by history entry and name, oldest first; lost at a reload. */
const values = new Map<string, unknown>();
const limit = 100;

function keep(name: string, value: unknown): void {
  values.delete(name);
  values.set(name, value);
  const [oldest] = values.keys();
  if (values.size > limit && oldest !== undefined) values.delete(oldest);
}

/**
 * The value that this part of a screen had when its history entry was left, so that Back can restore it. `read` is
 * called when the entry is left. For state that is not in the URL, such as open branches or the scroll position of a
 * box.
 */
export function useEntryMemory<T>(name: string, read: () => T): T | undefined {
  const { key } = useLocation();
  const [found] = useState(() => values.get(`${key} ${name}`) as T | undefined);
  const latest = useLatest(read);
  useEffect(
    () => () => {
      // The history entry stays the same, so this part was closed, not left.
      if (history.location.key !== key) keep(`${key} ${name}`, latest.current());
    },
    [key, name, latest],
  );
  return found;
}
