import { site } from '../../config/site';

/** What is reported (docs/operations.md, Monitoring): nothing in it comes from a person or from the server's data. */
export type Happening =
  | { type: 'error'; name: string; at: string[] }
  | { type: 'chunk'; file: string }
  | { type: 'call'; path: string; status: number; ms: number }
  | { type: 'vital'; name: string; value: number };

/** How many happenings one page tells at most, how many go together, and for how long the first of them waits (ms). */
const limits = { page: 50, batch: 10, waitMs: 10_000 };

/** Sends happenings in batches, also when the page is left. */
export function createBeacon(url: string) {
  let first: string | undefined;
  let route = '';
  let waiting: (Happening & { page: string })[] = [];
  let reported = 0;
  let timer: number | undefined;

  const flush = () => {
    window.clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const version = process.env.PORTAL_RELEASE ?? '';
    navigator.sendBeacon(url, JSON.stringify({ site: site.siteId, version, events: waiting }));
    waiting = [];
  };
  return {
    flush,
    /** The route in view, as the site map writes it. */
    atRoute: (pattern: string) => {
      first ??= pattern;
      route = pattern;
    },
    tell: (happening: Happening) => {
      if (reported >= limits.page) return;
      reported += 1;
      // A vital belongs to the page on which the visit began.
      const page = happening.type === 'vital' && first !== undefined ? first : route;
      waiting.push({ ...happening, page });
      if (waiting.length >= limits.batch) flush();
      else timer ??= window.setTimeout(flush, limits.waitMs);
    },
  };
}
