import { useState } from 'react';
import { readTab, writeTab } from '@/utils/tabStore';

/**
 * A state that is there again after a reload, for as long as the tab lives (utils/tabStore); whoever has sent it
 * removes it there. What is kept and not of its kind counts as nothing.
 */
export function useTabState<T>(key: string, initial: T, isKind: (kept: unknown) => kept is T) {
  const [state, setState] = useState<T>(() => {
    const kept = readTab(key);
    return isKind(kept) ? kept : initial;
  });
  const set = (next: T) => {
    setState(next);
    writeTab(key, next);
  };
  return [state, set] as const;
}
