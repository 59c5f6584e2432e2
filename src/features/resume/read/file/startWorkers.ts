interface Started {
  /** Undefined where the caller has the reader on its own thread, as tests do. */
  port: Worker | undefined;
  /** Rejects when the worker's file does not load. */
  missing: Promise<never>;
}

function started(port: Worker): Started {
  const missing = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', (event) => {
      reject(Object.assign(new Error(event.message), { name: 'ChunkLoadError' }));
    });
  });
  return { port, missing };
}

/** Starts PDF.js apart from the page, which stays usable meanwhile. */
export const startPdfWorker = (): Started =>
  started(new Worker(new URL('./pdfWorker.ts', import.meta.url)));

/** Starts mammoth apart from the page. */
export const startWordWorker = (): Started =>
  started(new Worker(new URL('./wordWorker.ts', import.meta.url)));

/** Where the build has PDF.js's tables of Chinese, Japanese and Korean characters (config/bundle.ts). */
export const characterMaps = (): string => `${window.publicPath ?? '/'}cmaps/`;
