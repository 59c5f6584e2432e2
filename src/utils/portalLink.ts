import { routerBase } from './routerBase';

/** What the server answers itself on the portal's own origin: its calls and files, the single sign-on (spec §2, §7). */
const served = /^\/(?:pt|apps)\/|\.[^/]*$/;

/** The path to which a link of a text leads on the portal's origin; undefined for what the browser must open. */
export function portalPathOf(link: HTMLAnchorElement): string | undefined {
  const base = routerBase();
  const isOwn = link.origin === window.location.origin && !link.target;
  // A mere hash is a place on the page in view.
  if (!isOwn || /^#|^$/.test(link.getAttribute('href') ?? '')) return undefined;
  if (!link.pathname.startsWith(`${base}/`)) return undefined;
  const path = link.pathname.slice(base.length);
  return served.test(path) ? undefined : path + link.search + link.hash;
}
