import type { Resume } from '@/services/types';
import { educationLevel } from '../shared/educationLevel';
import { withFilters } from './filters';
import type { SearchState } from './urlState';

/** The filters that a résumé can fill. */
export const mineKeys = ['education', 'majorCode', 'source'] as const;
export type MineKey = (typeof mineKeys)[number];

/** What a résumé says of its holder in codes of the filters; an empty list where it says nothing. */
export type Mine = Readonly<Record<MineKey, readonly string[]>>;

/** What is studied below it is no major. */
const firstWithMajor = educationLevel('college') ?? 0;

/** The filters that find what a person may apply for: the highest education, every major, every source. */
export function mineOf({ education, basic }: Resume): Mine {
  const rows = education
    .map((row) => ({ ...row, level: educationLevel(row.education) ?? 0 }))
    .sort((one, other) => other.level - one.level);
  const [highest] = rows;
  const majors = rows
    .filter(({ level }) => level >= firstWithMajor)
    .flatMap(({ majorCode }) => (majorCode ? [majorCode] : []));
  return {
    education: highest && highest.level > 0 ? [highest.education] : [],
    majorCode: [...new Set(majors)],
    source: basic.sources ?? [],
  };
}

/** What the résumé does not say. */
export function missingOf(mine: Mine): MineKey[] {
  return mineKeys.filter((key) => mine[key].length === 0);
}

function filled(mine: Mine): MineKey[] {
  return mineKeys.filter((key) => mine[key].length > 0);
}

/** The search narrowed to what the person may apply for now; each value can be taken off by itself. */
export function withMine(state: SearchState, mine: Mine): SearchState {
  const patch = Object.fromEntries(filled(mine).map((key) => [key, [...mine[key]]]));
  return withFilters(state, { ...patch, isOpenOnly: true });
}

/** The search without the values that came from the résumé. */
export function withoutMine(state: SearchState, mine: Mine): SearchState {
  const patch = filled(mine).map((key) => [
    key,
    state[key].filter((code) => !mine[key].includes(code)),
  ]);
  return withFilters(state, { ...Object.fromEntries(patch), isOpenOnly: false });
}

/** Whether the search holds everything that came from the résumé. */
export function isMineOn(state: SearchState, mine: Mine): boolean {
  const keys = filled(mine);
  const holds = (key: MineKey) => mine[key].every((code) => state[key].includes(code));
  return keys.length > 0 && state.isOpenOnly && keys.every(holds);
}
