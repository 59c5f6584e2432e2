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

/** The names of majors, classes or disciplines by code (contract: major/list); unknown codes are left out. */
export function useMajorNames(codes: readonly string[]): string[] {
  const names = useLookup(majorNames);
  return codes.map((code) => names.get(code)).filter((name) => name !== undefined);
}
