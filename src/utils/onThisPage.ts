/**
 * A link target on the current page with this query, which begins with its `?` or is empty. The router adds the path:
 * if it were joined here, a path that begins with two slashes would name another host (RFC 3986, 4.2).
 */
export function onThisPage(query: string): string {
  // An empty target would lead to the route's root.
  return query || '?';
}
