import { getSearchConditions, searchPositions, suggestEnterprises } from '@/services/recruitment';
import type { Position, SearchConditions } from '@/services/types';
import { recruitmentPath } from '@/utils/paths/enterprises';
import { pastSearches } from './pastSearches';

/** A suggestion of a search field: a keyword to search for, or a page to open. */
export interface Suggestion {
  kind: 'past' | 'position' | 'unit' | 'major' | 'region' | 'popular';
  text: string;
  count?: number;
  /** The page to open; without it, the text is searched for. */
  to?: string;
}

/** The shortest keyword: one character matches too many names. */
const minLength = 2;
const limits = { past: 5, matchingPast: 2, position: 4, unit: 4, region: 2, major: 2, popular: 6 };
const silent = { skipErrorHandler: true, cache: true };

/** A facet's options over all open positions; those without positions or a name are left out. */
function optionsOf(conditions: SearchConditions, key: 'categoryCode' | 'majorCode') {
  const facet = conditions.facets.find((one) => one.key === key);
  return (facet?.options ?? [])
    .filter(({ label, count }) => label && count > 0)
    .map(({ code, label, count }) => ({
      text: label,
      count,
      to: `/searchPosition/all?${new URLSearchParams({ [key]: code, state: 'open' })}`,
    }));
}

/** Each text once; what has none cannot be suggested. */
const unique = (texts: readonly string[]) => [...new Set(texts)].filter(Boolean);

/** Names of positions, and regions that match the keyword, from the first results. */
function fromResults(list: readonly Position[]): Suggestion[] {
  const names = unique(list.map(({ name }) => name)).slice(0, limits.position);
  const regions = unique(
    list
      .filter(({ matched }) => matched?.some(({ field }) => field === 'region'))
      .map(({ regionName }) => regionName),
  ).slice(0, limits.region);
  return [
    ...names.map((text) => ({ kind: 'position', text }) as const),
    ...regions.map((text) => ({ kind: 'region', text }) as const),
  ];
}

/** The suggestions for an empty field: the last searches, and the categories with the most open positions. */
async function forEmpty(signal: AbortSignal): Promise<Suggestion[]> {
  const past = pastSearches.read().slice(0, limits.past);
  const popular = await getSearchConditions({ state: 'open' }, { ...silent, signal })
    .then((conditions) => optionsOf(conditions, 'categoryCode'))
    // If the call fails, the person's own searches are still offered.
    .catch(() => []);
  return [
    ...past.map((text) => ({ kind: 'past', text }) as const),
    ...popular
      .sort((a, b) => b.count - a.count)
      .slice(0, limits.popular)
      .map((option) => ({ kind: 'popular', ...option }) as const),
  ];
}

/**
 * The suggestions for a text: last searches, positions, regions, majors and units (contract: search, searchconditions,
 * enterprises). A part that fails to load is left out; positions are left out where the results are listed anyway.
 */
export async function suggestionsFor(
  text: string,
  hasResults: boolean,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  if (!text) return forEmpty(signal);
  const past = pastSearches.read().filter((one) => one !== text && one.includes(text));
  const mine = past
    .slice(0, limits.matchingPast)
    .map((one) => ({ kind: 'past', text: one }) as const);
  if (text.length < minLength) return mine;
  const how = { ...silent, signal };
  const parts = await Promise.allSettled([
    hasResults
      ? []
      : searchPositions({ keyword: text, state: 'open', pageSize: 10 }, how).then(({ list }) =>
          fromResults(list),
        ),
    getSearchConditions({ state: 'open' }, how).then((conditions) =>
      optionsOf(conditions, 'majorCode')
        .filter((option) => option.text.includes(text))
        .slice(0, limits.major)
        .map((option) => ({ kind: 'major', ...option }) as const),
    ),
    suggestEnterprises({ keyword: text, limit: limits.unit }, how).then((units) =>
      units
        .filter(({ name }) => name)
        .map(
          ({ id, name, positionCountWithChildren: count }) =>
            ({ kind: 'unit', text: name, count, to: recruitmentPath(id) }) as const,
        ),
    ),
  ]);
  return [...mine, ...parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []))];
}
