const reloadedAtKey = 'army-site-chunk-reload';
/** A second failure within this time is not a passing one (ms). */
const guardMs = 60_000;

/** A page chunk that did not arrive: webpack names its error so (spec §8). */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Reloads at most once a minute and never while offline, so that a page is not lost for nothing. */
export function reloadOnce(now = Date.now()): void {
  if (!navigator.onLine) return;
  try {
    const last = Number(window.sessionStorage.getItem(reloadedAtKey));
    if (now - last < guardMs) return;
    window.sessionStorage.setItem(reloadedAtKey, String(now));
  } catch {
    // Without storage a reload could repeat for ever; the message on the page asks the person instead.
    return;
  }
  window.location.reload();
}
