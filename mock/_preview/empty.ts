import { isRecord } from './fields';

function zeros(value: unknown): unknown {
  return isRecord(value) && Object.values(value).every((count) => typeof count === 'number')
    ? Object.fromEntries(Object.keys(value).map((key) => [key, 0]))
    : value;
}

/**
 * The data of a list call, emptied: an empty array or page, counts of zero. Other data stay as they are (docs/product.md, Preview: `empty`).
 */
export function emptied(data: unknown): unknown {
  if (Array.isArray(data)) {
    return [];
  }
  if (isRecord(data) && Array.isArray(data.list) && typeof data.total === 'number') {
    const rest = Object.entries(data).map(([key, value]) => [key, zeros(value)] as const);
    return { ...Object.fromEntries(rest), list: [], total: 0 };
  }
  return data;
}
