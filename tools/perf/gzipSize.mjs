import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Bytes of a built script with gzip. */
export function gzipSize(url) {
  return gzipSync(readFileSync(`dist${new URL(url).pathname}`), { level: 9 }).length;
}
