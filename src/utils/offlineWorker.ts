import { routerBase } from './routerBase';

/** The page that the worker answers by itself, with or without a connection (src/offline/worker). */
export const offlinePage = 'offline.html';

/** The development server has no worker. */
const isBuilt = process.env.NODE_ENV === 'production';

/** From now on a page that cannot be reached shows the dates that are kept. */
export function startOfflineWorker(): void {
  if (!isBuilt) return;
  navigator.serviceWorker?.register(`${routerBase()}/sw.js`).catch(() => {
    // Private windows forbid it: then the browser itself says that there is no connection.
  });
}

export async function endOfflineWorker(): Promise<void> {
  try {
    await (await navigator.serviceWorker?.getRegistration())?.unregister();
  } catch {
    // Where workers are forbidden there is none.
  }
}
