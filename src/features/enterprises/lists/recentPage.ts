import type { PageOf, Position } from '@/services/types';
import type { ListSort } from '../parts/listState';

/**
 * A page of the viewed positions that the server still has: in the order of viewing (`ids`, newest first), or by
 * deadline with closed ones last.
 */
export function recentPage(
  found: readonly Position[],
  ids: readonly string[],
  sort: ListSort,
  now: number,
  { current, pageSize }: { current: number; pageSize: number },
): PageOf<Position> {
  const byId = new Map(found.map((position) => [position.id, position]));
  const viewed = ids.flatMap((id) => byId.get(id) ?? []);
  const closing = (position: Position) => {
    const at = Date.parse(position.closesAt);
    return position.state === 'open' && at > now ? at : Number.POSITIVE_INFINITY;
  };
  // For two closed positions the difference is NaN (Infinity - Infinity), which counts as equal.
  const list =
    sort === 'closing'
      ? [...viewed].sort((one, other) => closing(one) - closing(other) || 0)
      : viewed;
  const start = (current - 1) * pageSize;
  return { list: list.slice(start, start + pageSize), total: list.length, current, pageSize };
}
