import { useMemoizedFn } from 'ahooks';
import { useMemo, useState } from 'react';
import type { Fault } from './faults';

function isWithin(path: string, changed: readonly string[]): boolean {
  return changed.some((one) => path === one || path.startsWith(`${one}.`));
}

/** What is to be mended in a form, at its fields and in the summary; `attempt` counts the refusals. */
export function useFaults() {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [attempt, setAttempt] = useState(0);

  /** Says what is to be mended; an empty list takes back what was said. */
  const refuse = useMemoizedFn((found: readonly Fault[]) => {
    setFaults(found);
    if (found.length > 0) setAttempt((count) => count + 1);
  });
  /** What is being mended is no longer wrong until it is sent again; `changed` are dotted paths. */
  const forgive = useMemoizedFn((changed: readonly string[]) =>
    setFaults((before) => {
      const rest = before.filter(({ path }) => path !== undefined && !isWithin(path, changed));
      return rest.length === before.length ? before : rest;
    }),
  );
  /** By dotted path. */
  const messages: ReadonlyMap<string, string> = useMemo(
    () => new Map(faults.flatMap(({ path, message }) => (path ? [[path, message]] : []))),
    [faults],
  );
  return { faults, messages, attempt, refuse, forgive };
}

export type FaultsState = ReturnType<typeof useFaults>;
