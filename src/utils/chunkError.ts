const reloadedAtKey = 'army-site-chunk-reload';
/** A second chunk failure within this time (ms) is not temporary, so the page is not reloaded again. */
const guardMs = 60_000;

/** Whether a page chunk failed to load: webpack gives such errors this name (spec §8). */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Reloads the page at most once a minute and never while offline, because then the reload would fail, too. */
export function reloadOnce(now = Date.now()): void {
  if (!navigator.onLine) return;
  try {
    const last = Number(window.sessionStorage.getItem(reloadedAtKey));
    if (now - last < guardMs) return;
    window.sessionStorage.setItem(reloadedAtKey, String(now));
  } catch {
    // Without storage the page could reload for ever; the error page offers a reload instead.
    return;
  }
  window.location.reload();
}
