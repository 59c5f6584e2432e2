/**
 * The link to the page in view with this query, which begins with its `?` or is empty. The router fills in the path:
 * joined by hand, a path that begins with two slashes would name another host (RFC 3986, 4.2).
 */
export function onThisPage(query: string): string {
  // An empty link would lead to the route's own root.
  return query || '?';
}
