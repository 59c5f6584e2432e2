import { statSync } from 'node:fs';

/** Bytes of a built script as nginx sends it with gzip (config/compressPlugin.ts); the preview server compresses less well. */
export function gzipSize(url) {
  return statSync(`dist${new URL(url).pathname}.gz`).size;
}
