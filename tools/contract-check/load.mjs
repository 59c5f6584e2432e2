/**
 * Loads a TypeScript program of this repository into plain Node: esbuild puts it into one file under node_modules/.cache,
 * where its packages are found as they are by any other file of the repository.
 */
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The exports of the program at `entry`, a path from the root of the repository. */
export async function loadProgram(entry) {
  const outfile = `${root}node_modules/.cache/contract/${basename(entry, '.ts')}-${process.pid}.cjs`;
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
  });
  try {
    return createRequire(import.meta.url)(outfile);
  } finally {
    await rm(outfile);
  }
}
