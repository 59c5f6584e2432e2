import type { PageOf, Position } from '@/services/types';
import type { Sort } from '../parts/listState';

/**
 * A page of the positions looked at, of which the server knows those that are still there: in the order of looking
 * (`ids`, newest first), or by deadline with those that are over last.
 */
export function recentPage(
  found: readonly Position[],
  ids: readonly string[],
  sort: Sort,
  now: number,
  { current, pageSize }: { current: number; pageSize: number },
): PageOf<Position> {
  const byId = new Map(found.map((position) => [position.id, position]));
  const viewed = ids.flatMap((id) => byId.get(id) ?? []);
  const closing = (position: Position) => {
    const at = Date.parse(position.closesAt);
    return position.state === 'open' && at > now ? at : Number.POSITIVE_INFINITY;
  };
  // Two that are over differ by nothing: Infinity minus itself is no number.
  const list =
    sort === 'closing'
      ? [...viewed].sort((one, other) => closing(one) - closing(other) || 0)
      : viewed;
  const start = (current - 1) * pageSize;
  return { list: list.slice(start, start + pageSize), total: list.length, current, pageSize };
}
