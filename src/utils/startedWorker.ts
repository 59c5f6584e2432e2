export interface Started {
  /** Undefined where the caller has the reader on its own thread, as tests do. */
  port: Worker | undefined;
  /** Rejects when the worker's file does not load. */
  missing: Promise<never>;
}

/** A worker that has begun. */
export function startedWorker(port: Worker): Started {
  const missing = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', (event) => {
      reject(Object.assign(new Error(event.message), { name: 'ChunkLoadError' }));
    });
  });
  return { port, missing };
}
