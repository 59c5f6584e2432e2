const reloadedAtKey = 'army-site-chunk-reload';
/** A second chunk failure within this time (ms) is not temporary, so the page is not reloaded again. */
const guardMs = 60_000;

/** Whether a page chunk failed to load: webpack gives such errors this name, and those of style files this code (spec §8). */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED')
  );
}

/**
 * Reloads the page when a chunk is missing, as after a release; at most once a minute, and never while offline, because then
 * the reload would fail, too. For the boundaries around what may be fetched late.
 */
export function reloadIfChunk(error: unknown): void {
  if (!isChunkError(error) || !navigator.onLine) return;
  const now = Date.now();
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
