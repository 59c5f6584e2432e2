import type { Fields } from './fields';

export interface Page<T> {
  list: T[];
  total: number;
  current: number;
  pageSize: number;
}

const defaultPageSize = 20;
const maxPageSize = 100;

/** One page of `items` by the query's `current` (from 1) and `pageSize` (20, at most 100) (contract: Pages). */
export function pageOf<T>(items: readonly T[], query: Fields): Page<T> {
  const pageSize = Math.min(maxPageSize, Math.max(1, query.int('pageSize', defaultPageSize)));
  const current = Math.max(1, query.int('current', 1));
  const from = (current - 1) * pageSize;
  return { list: items.slice(from, from + pageSize), total: items.length, current, pageSize };
}
