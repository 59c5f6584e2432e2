import { useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { fieldIdOf, newRow, rowIdAt, type SectionUpdate, type SectionValue } from '../values';

/**
 * Begins at the field that the address names, also when it names another one later, or is gone to once more: opens its
 * row, or the first one of a list that has none yet, and puts the focus there.
 */
export function useStart(
  startAt: string | undefined,
  value: SectionValue,
  openRow: (id: string) => void,
  onChange: (update: SectionUpdate) => void,
): void {
  const { key: visit, search } = useLocation();
  const before = useRef<{ startAt?: string; search?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone moves the focus, never what is typed
  useEffect(() => {
    // An expiry and its end are visits too, but by another query each time: they leave the focus alone.
    const isAgain = before.current.search === search;
    const isOther = before.current.startAt !== startAt;
    before.current = { startAt, search };
    if (!startAt || !(isOther || isAgain)) return undefined;
    const known = rowIdAt(value, startAt);
    if (known) openRow(known);
    else if (Array.isArray(value) && value.length === 0) {
      const row = newRow();
      onChange(() => [row]);
      openRow(String(row.id));
    }
    const frame = requestAnimationFrame(() => document.getElementById(fieldIdOf(startAt))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [startAt, visit]);
}
