import { useState } from 'react';
import type { Fault } from '@/forms/faults';
import type { FaultsState } from '@/forms/useFaults';

/**
 * The paths of the fields that were refused so far. A form that shows missing fields only draws these, too, also once
 * their errors are gone.
 */
export function useRefused({ refuse: show }: Pick<FaultsState, 'refuse'>) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const refuse = (found: readonly Fault[]) => {
    setRefused((known) => [...known, ...found.flatMap(({ path }) => path ?? [])]);
    show(found);
  };
  return { refused, refuse };
}
