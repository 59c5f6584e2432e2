import { compareLimits, isPositionId } from './basket';

/** The ids in `?compare=id,id`: no duplicates, not more than a comparison holds, no invalid ones. */
export function comparedIds(search: string): string[] {
  const asked = (new URLSearchParams(search).get('compare') ?? '').split(',').filter(isPositionId);
  return [...new Set(asked)].slice(0, compareLimits.broad);
}

/** The query that opens the comparison on the current page; without ids, the query of the page alone. */
export function compareQuery(search: string, ids: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.delete('compare');
  const rest = query.toString();
  // A comma needs no encoding in a query (RFC 3986, 3.4), and the link stays readable.
  const own = ids.length > 0 ? `compare=${ids.map(encodeURIComponent).join(',')}` : '';
  const text = [rest, own].filter(Boolean).join('&');
  return text && `?${text}`;
}
