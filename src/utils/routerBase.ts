/** The path under which the portal is served, without a trailing slash; '' at the root (spec §2). */
export function routerBase(): string {
  return (window.routerBase ?? '').replace(/\/$/, '');
}

/** A path as the routes define it: the paths of the history begin with the router base. */
export function withoutBase(pathname: string): string {
  const base = routerBase();
  if (base === '' || !(pathname === base || pathname.startsWith(`${base}/`))) return pathname;
  return pathname.slice(base.length) || '/';
}
