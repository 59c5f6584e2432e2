import { useEffect } from 'react';
import { fieldIdOf, newRow, rowIdAt, type SectionUpdate, type SectionValue } from '../values';

/**
 * Begins at the field that the address names, also when it names another one later: opens its row, or the first
 * one of a list that has none yet, and puts the focus there.
 */
export function useStart(
  startAt: string | undefined,
  value: SectionValue,
  openRow: (id: string) => void,
  onChange: (update: SectionUpdate) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone moves the focus, never what is typed
  useEffect(() => {
    if (!startAt) return;
    const known = rowIdAt(value, startAt);
    if (known) openRow(known);
    else if (Array.isArray(value) && value.length === 0) {
      const row = newRow();
      onChange(() => [row]);
      openRow(String(row.id));
    }
    const frame = requestAnimationFrame(() => document.getElementById(fieldIdOf(startAt))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [startAt]);
}
