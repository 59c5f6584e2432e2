const reloadedAtKey = 'army-site-chunk-reload';
/** A second chunk failure within this time (ms) is not temporary, so the page is not reloaded again. */
const guardMs = 60_000;
/** How long (ms) another page may be awaited. */
const leavingMs = 60_000;
let leavingSince = -Infinity;

/** Notes when the person leaves the page. Returns how to stop. */
export function watchLeaving(): () => void {
  const stop = new AbortController();
  const note = () => {
    leavingSince = Date.now();
  };
  // Firefox puts a page with this listener into its back/forward cache, as do the others.
  window.addEventListener('beforeunload', note, { signal: stop.signal });
  return () => stop.abort();
}

/** Whether a page chunk failed to load: webpack gives such errors this name, and those of style files this code (spec §8). */
export function isChunkError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED')
  );
}

/**
 * Whether a reload may bring what is missing, as after a release: at most one a minute, none while offline, as it would fail too, and none
 * while another page is awaited: in Firefox all that is loading then fails, and a reload would lead the person back.
 */
export function isReloadDue(): boolean {
  if (!navigator.onLine || Date.now() - leavingSince < leavingMs) return false;
  try {
    return Date.now() - Number(window.sessionStorage.getItem(reloadedAtKey)) >= guardMs;
  } catch {
    // Without storage the page could reload for ever; the error page offers a reload instead.
    return false;
  }
}

/** Reloads the page when a chunk is missing and a reload is due. For the boundaries around what may be fetched late. */
export function reloadIfChunk(error: unknown): void {
  if (!isChunkError(error) || !isReloadDue()) return;
  try {
    window.sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  } catch {
    // A storage that is full cannot keep the time: as without storage.
    return;
  }
  window.location.reload();
}
