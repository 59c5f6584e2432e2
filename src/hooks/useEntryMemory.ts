import { history, useLocation } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';

/** What parts of screens left behind, by history entry and name, oldest first; gone with the document. */
const left = new Map<string, unknown>();
const most = 100;

function keep(name: string, value: unknown): void {
  left.delete(name);
  left.set(name, value);
  const [oldest] = left.keys();
  if (left.size > most && oldest !== undefined) left.delete(oldest);
}

/**
 * What this part of a screen left behind when its history entry was left: Back finds it as it was. `read` is asked at
 * that moment. For what is seen but no part of the address: what is unfolded, how far a box is scrolled.
 */
export function useEntryMemory<T>(name: string, read: () => T): T | undefined {
  const { key } = useLocation();
  const [found] = useState(() => left.get(`${key} ${name}`) as T | undefined);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(
    () => () => {
      // A part that goes while its entry stays was closed, not left.
      if (history.location.key !== key) keep(`${key} ${name}`, latest.current());
    },
    [key, name],
  );
  return found;
}
