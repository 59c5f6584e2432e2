/** The path under which the page serves the portal, without a slash at its end; '' at the root (spec §2). */
export function routerBase(): string {
  return (window.routerBase ?? '').replace(/\/$/, '');
}

/** A path as the routes know it; the history's own still begins with the base. */
export function withoutBase(pathname: string): string {
  const base = routerBase();
  if (base === '' || !(pathname === base || pathname.startsWith(`${base}/`))) return pathname;
  return pathname.slice(base.length) || '/';
}
