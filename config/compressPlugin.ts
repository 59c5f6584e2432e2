import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import type { IApi } from '@umijs/max';

/** What nginx sends as it is compressed here (deploy/). The page itself it compresses when it is asked for. */
const compressible = /\.(?:js|css|json)$/;

/** `npm run build -- --compress`: each file also as .br and .gz. The best compression takes a minute, so it is for releases. */
export default function compressPlugin(api: IApi): void {
  api.onBuildHtmlComplete(async () => {
    if (!api.args.compress) return;
    const folder = api.paths.absOutputPath;
    for (const name of readdirSync(folder).filter((file) => compressible.test(file))) {
      const content = readFileSync(join(folder, name));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }));
      writeFileSync(join(folder, `${name}.gz`), await gzipAsync(content, { numiterations: 5 }));
    }
  });
}
