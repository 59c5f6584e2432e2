import { useCallback } from 'react';
import { listMajors } from '@/services/content';
import type { Major } from '@/services/types';
import { createLookup, useLookup } from './lookup';

type Names = ReadonlyMap<string, string>;

function flatten(majors: readonly Major[]): [code: string, name: string][] {
  return majors.flatMap(({ code, name, children }) => [[code, name], ...flatten(children ?? [])]);
}

const majorNames = createLookup<Names>(
  async () => new Map(flatten(await listMajors({}, { skipErrorHandler: true }))),
  new Map(),
);

/**
 * Returns a function from the code of a major, class or discipline to its name (contract: major/list); undefined until
 * loaded, and for an unknown code. Not loaded before it `isWanted`.
 */
export function useMajorName(isWanted = true): (code: string) => string | undefined {
  const names = useLookup(majorNames, isWanted);
  return useCallback((code) => names.get(code), [names]);
}

/** As `useMajorName`: a code without a name is shown itself, and a placeholder while the names load. */
export function useMajorWords(isWanted: boolean): (code: string) => string {
  const names = useLookup(majorNames, isWanted);
  return useCallback((code) => names.get(code) ?? (names.size > 0 ? code : '…'), [names]);
}

/** The names of majors, classes or disciplines by code; unknown codes are left out. */
export function useMajorNames(codes: readonly string[]): string[] {
  return codes.map(useMajorName()).filter((name) => name !== undefined);
}
