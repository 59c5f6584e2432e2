import { isRecord } from './isRecord';

/** What tells an entry from others; '' for one without id and code. */
function keyOf(entry: unknown): unknown {
  return isRecord(entry) ? (entry.id ?? entry.code ?? '') : '';
}

const childrenOf = (entry: unknown): unknown[] =>
  isRecord(entry) && Array.isArray(entry.children) ? entry.children : [];

/** The children of an entry. One with its parent's key is the parent: it could never be chosen, so its own children take its place. */
function ownChildren(entry: unknown): unknown[] {
  const key = keyOf(entry);
  const isSame = (child: unknown) => key !== '' && keyOf(child) === key;
  let children = childrenOf(entry);
  while (children.some(isSame)) {
    children = children.flatMap((child) => (isSame(child) ? childrenOf(child) : [child]));
  }
  return children;
}

/**
 * The entries of a list, each id or code once, and so below each of them: of two rows with one key React leaves the second
 * on the screen when the list changes.
 */
function once(list: readonly unknown[]): unknown[] {
  const seen = new Set<unknown>();
  return list.flatMap((entry) => {
    const key = keyOf(entry);
    if (key !== '' && seen.has(key)) return [];
    seen.add(key);
    const hasChildren = isRecord(entry) && Array.isArray(entry.children);
    return [hasChildren ? { ...entry, children: once(ownChildren(entry)) } : entry];
  });
}

function positive(...values: unknown[]): number | undefined {
  return values.find((value): value is number => typeof value === 'number' && value > 0);
}

/** By call and size, the most rows of a page that had fewer than it says, as from a server with a limit of its own. */
const caps = new Map<string, number>();

/**
 * The rows of a whole page: as the server says, or as many as came where its numbers do not fit them. A short page may be
 * the last one by chance, so what an earlier page has shown is remembered.
 */
function realSize(call: string, size: number, current: number, rows: number, total: number) {
  const key = `${call} ${size}`;
  const known = caps.get(key) ?? 0;
  const before = (current - 1) * size;
  const isShort =
    rows > 0 && rows < size && (before + rows < total || (total > 0 && before >= total));
  if (isShort) caps.set(key, Math.max(rows, known));
  else if (rows > known) caps.delete(key);
  return Math.min(size, caps.get(key) ?? size);
}

/** A page as it was asked for, from a server that leaves out its own numbers, has them wrong, or sends the whole list. */
function pageOf(
  page: Record<string, unknown>,
  sent: unknown[],
  asked: Record<string, unknown>,
  call: string,
) {
  const all = once(sent);
  const total = positive(page.total) ?? 0;
  const isWhole = all.length > (positive(asked.pageSize) ?? Infinity) && sent.length >= total;
  const [first, other] = isWhole ? [asked, page] : [page, asked];
  const current = positive(first.current, other.current) ?? 1;
  const size = positive(first.pageSize, other.pageSize, all.length) ?? 1;
  const pageSize = isWhole ? size : realSize(call, size, current, sent.length, total);
  const before = (current - 1) * pageSize;
  // Rows beyond a page's size are left out: a phone would need minutes to draw ten thousand.
  const list = all.slice(isWhole ? before : 0).slice(0, pageSize);
  const least = list.length > 0 ? before + list.length : 0;
  return { ...page, list, total: Math.max(total, least), current, pageSize };
}

/** The data of a call's answer without what stands twice in its list, and a page with numbers that fit its rows. */
export function tidyData<T>(data: T, asked: object | undefined, call: string): T {
  if (Array.isArray(data)) return once(data) as T;
  if (!isRecord(data) || !Array.isArray(data.list)) return data;
  return pageOf(data, data.list, { ...asked }, call) as T;
}
