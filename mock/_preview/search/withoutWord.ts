import type { SearchConditions } from '../../../src/services/types';
import type { Today } from '../seed/day';
import type { PositionFilters } from './filters';
import { searchPositions } from './positionWords';
import { scan } from './scan';

/** The keyword without one of its words, for each word, with the number of positions under the other filters. */
export function withoutWord(
  filters: PositionFilters,
  from: Today,
): NonNullable<SearchConditions['withoutWord']> {
  const { words } = searchPositions()(filters.keyword);
  if (words.length < 2) return [];
  return words
    .map((_, leftOut) => words.filter((__, index) => index !== leftOut).join(' '))
    .map((keyword) => ({ keyword, total: scan({ ...filters, keyword }, from).total }));
}
