import {
  takesEducation,
  takesMajor,
  takesSource,
} from '../../../src/features/positions/shared/fit/takes';
import type { Facet, FacetOption } from '../../../src/services/types';
import type { Today } from '../seed/day';
import { type Choice, categoryChoices, majorChoices, regionChoices, terms } from './choices';
import { type Check, type Dimension, dimensions } from './dimensions';
import { isWithinCategory, isWithinRegion } from './rules';

/** A facet of which several codes can be chosen: what is in it, and whether a position passes it. */
interface ListFacet {
  /** The codes of a query that filter. */
  read(codes: string[]): string[];
  count(chosen: readonly string[], rows: readonly number[], from: Today): Omit<Facet, 'key'>;
  check(chosen: readonly string[], from: Today): Check;
}

/** Tests each different value once; a row then only looks up the result. */
export function byValue<T>(
  dimension: Dimension<T>,
  from: Today,
  accepts: (value: T) => boolean,
): Check {
  const accepted = dimension.values.map(accepts);
  return (row) => accepted[dimension.at(row, from)] ?? false;
}

/** Counts the rows of each value once; the count of a choice is the sum of the values it includes. */
export function countedBy<T>(
  dimension: Dimension<T>,
  rows: readonly number[],
  from: Today,
  choices: readonly Choice[],
  holds: (value: T, code: string) => boolean,
): FacetOption[] {
  const counts = new Uint32Array(dimension.values.length);
  for (const row of rows) {
    const value = dimension.at(row, from);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return choices.map(({ code, label }) => ({
    code,
    label,
    count: dimension.values.reduce(
      (sum, value, index) => sum + (holds(value, code) ? (counts[index] ?? 0) : 0),
      0,
    ),
  }));
}

/** Without the choices that find nothing, where the list is long; a chosen one stays. */
export const useful = (options: FacetOption[], chosen: readonly string[]): FacetOption[] =>
  options.filter(({ code, count }) => count > 0 || chosen.includes(code));

/** A facet by its dimension. `isFixed`: a code that is not among the choices is dropped, so that a mistyped link still shows positions. */
interface Described<T> {
  label: string;
  of: (all: ReturnType<typeof dimensions>) => Dimension<T>;
  /** Whether a choice includes a value. */
  holds: (value: T, code: string) => boolean;
  choices: (chosen: readonly string[]) => readonly Choice[];
  isLong?: boolean;
  isFixed?: boolean;
}

function listFacet<T>(described: Described<T>): ListFacet {
  const { label, of, holds, choices, isLong = false, isFixed = false } = described;
  return {
    read: (codes) =>
      isFixed ? codes.filter((one) => choices([]).some(({ code }) => code === one)) : codes,
    count: (chosen, rows, from) => {
      const options = countedBy(of(dimensions()), rows, from, choices(chosen), holds);
      return { label, options: isLong ? useful(options, chosen) : options };
    },
    check: (chosen, from) =>
      byValue(of(dimensions()), from, (value) => chosen.some((code) => holds(value, code))),
  };
}

/** In the order in which the portal shows them. */
export const listFacets = {
  regionCode: listFacet({
    label: '工作地区',
    of: ({ region }) => region,
    holds: isWithinRegion,
    choices: regionChoices,
    isLong: true,
  }),
  categoryCode: listFacet({
    label: '岗位类别',
    of: ({ category }) => category,
    holds: isWithinCategory,
    choices: () => categoryChoices,
  }),
  recruitType: listFacet({
    label: '招聘类型',
    of: ({ kind }) => kind,
    holds: (kind, code) => kind === code,
    choices: () => terms('recruitType'),
    isFixed: true,
  }),
  education: listFacet({
    label: '学历',
    of: ({ education }) => education,
    holds: takesEducation,
    choices: () => terms('education'),
    isFixed: true,
  }),
  majorCode: listFacet({
    label: '专业',
    of: ({ majors }) => majors,
    holds: takesMajor,
    choices: majorChoices,
    isLong: true,
  }),
  source: listFacet({
    label: '来源类别',
    of: ({ sources }) => sources,
    holds: takesSource,
    choices: () => terms('source'),
    isFixed: true,
  }),
};
export type ListKey = keyof typeof listFacets;
export const listKeys = Object.keys(listFacets) as ListKey[];
