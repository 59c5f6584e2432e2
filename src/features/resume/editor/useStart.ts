import { useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import type { ResumeSection } from '../shared/sections';
import { fieldIdOf, newRow, rowIdAt } from '../values';
import { focusSoon } from './focusSoon';
import type { ResumeFormState } from './useResumeForm';

/**
 * Begins at the field that the address names, also when it names another one later, or is gone to once more: opens its
 * row, or the first one of a list that has none yet, and puts the focus there.
 */
export function useStart(
  section: ResumeSection,
  startAt: string | undefined,
  { read, put }: Pick<ResumeFormState, 'read' | 'put'>,
  openRow: (id: string) => void,
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
    const value = read(section.key);
    const known = rowIdAt(value, startAt);
    if (known) openRow(known);
    else if (Array.isArray(value) && value.length === 0) {
      const row = newRow();
      put(section.key, [row]);
      openRow(String(row.id));
    }
    return focusSoon(fieldIdOf(startAt));
  }, [startAt, visit]);
}
