import { routerBase } from './routerBase';

/** Paths on the portal's origin that the server answers: calls, files and single sign-on (spec §2, §7). */
const served = /^\/(?:pt|apps)\/|\.[^/]*$/;

/** The portal path of a link in a text; undefined for a link that the browser must open. */
export function portalPathOf(link: HTMLAnchorElement): string | undefined {
  const base = routerBase();
  const isOwn = link.origin === window.location.origin && !link.target;
  // A link with only a hash is an anchor on the current page.
  if (!isOwn || /^#|^$/.test(link.getAttribute('href') ?? '')) return undefined;
  if (!link.pathname.startsWith(`${base}/`)) return undefined;
  const path = link.pathname.slice(base.length);
  return served.test(path) ? undefined : path + link.search + link.hash;
}
