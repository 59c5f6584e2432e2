import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { IApi } from '@umijs/max';

/** Scripts and styles; pictures are a few hundred bytes, the page itself is written later and compressed on its way. */
const compressible = /\.(?:js|css)$/;

/**
 * Each script and style once more as .br and .gz, for nginx to hand out as they are (deploy/): what takes seconds to
 * compress best is done once, and Brotli saves a sixth of what gzip sends.
 */
export default function compressPlugin(api: IApi): void {
  api.onBuildComplete(({ err }: { err?: Error }) => {
    if (err) return;
    const folder = api.paths.absOutputPath;
    for (const name of readdirSync(folder).filter((file) => compressible.test(file))) {
      const path = join(folder, name);
      const content = readFileSync(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
      writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
    }
  });
}
