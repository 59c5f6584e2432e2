import { useMemoizedFn, useUpdateEffect } from 'ahooks';
import { useMemo, useState } from 'react';
import { useT } from '@/hooks/useT';
import type { Fault, FaultText } from './faults';

function isWithin(path: string, changed: readonly string[]): boolean {
  return changed.some((one) => path === one || path.startsWith(`${one}.`));
}

function textOf({ message, lang }: Fault): FaultText {
  return lang ? { message, lang } : message;
}

/** The errors of a form, for its fields and its summary; `attempt` counts the failed submissions. */
export function useFaults() {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [attempt, setAttempt] = useState(0);

  /** Shows these errors; an empty list removes all errors. */
  const refuse = useMemoizedFn((found: readonly Fault[]) => {
    setFaults(found);
    if (found.length > 0) setAttempt((count) => count + 1);
  });
  /** Removes the errors of changed fields until the form is submitted again; `changed` are dotted paths. */
  const clearFaults = useMemoizedFn((changed: readonly string[]) =>
    setFaults((before) => {
      const rest = before.filter(({ path }) => path !== undefined && !isWithin(path, changed));
      return rest.length === before.length ? before : rest;
    }),
  );
  /** Takes the words of the shown errors from a new check; what the server has said stays. */
  const retell = useMemoizedFn((found: readonly Fault[]) =>
    setFaults((before) =>
      before.map((fault) =>
        fault.lang ? fault : (found.find(({ path }) => path === fault.path) ?? fault),
      ),
    ),
  );
  /** Messages by dotted path. */
  const messages: ReadonlyMap<string, FaultText> = useMemo(
    () => new Map(faults.flatMap((fault) => (fault.path ? [[fault.path, textOf(fault)]] : []))),
    [faults],
  );
  return { faults, messages, attempt, refuse, clearFaults, retell };
}

export type FaultsState = ReturnType<typeof useFaults>;

/** Has the shown errors said in the new language when the person changes it. `check` finds the errors in the values as they are. */
export function useRetold(
  { faults, retell }: Pick<FaultsState, 'faults' | 'retell'>,
  check: () => readonly Fault[],
): void {
  const again = useMemoizedFn(() => {
    if (faults.length > 0) retell(check());
  });
  useUpdateEffect(again, [useT()]);
}
