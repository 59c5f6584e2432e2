/**
 * The path as the site map writes it: static segments in their own case, no trailing slash. The router matches more
 * loosely than spec §2 ("exact matches"), so the layout redirects to this path.
 */
export function canonicalPath(pattern: string, pathname: string): string {
  const wanted = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  const segments = wanted.map((segment, i) => (segment.startsWith(':') ? given[i] : segment));
  return `/${segments.join('/')}`;
}
