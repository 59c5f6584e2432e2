import { type Today, today } from '../../../mock/_preview/seed/day';
import { positionAt } from '../../../mock/_preview/seed/positions';
import { positionTable } from '../../../mock/_preview/seed/positionTable';
import type { Facet, Position, SearchConditions } from '../../../src/services/types';

export const basePath = '/pt/portal/rest/careerrecruitment';

/** A fixed time that is no closing minute. */
export const noon = '2026-11-21T12:00:00+08:00';

/** Every position, as a visitor sees it. */
export function allPositions(): Position[] {
  const from: Today = today();
  return Array.from({ length: positionTable().size }, (_, row) => positionAt(row, from));
}

/** The counts of a facet by code. */
export function countsOf(found: SearchConditions, key: Facet['key']): Record<string, number> {
  const options = found.facets.find((facet) => facet.key === key)?.options ?? [];
  return Object.fromEntries(options.map(({ code, count }) => [code, count]));
}

/** The ids of positions in order. */
export const idsOf = (list: readonly Position[]): string[] => list.map(({ id }) => id);
