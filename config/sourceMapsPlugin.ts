import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';

/**
 * With SOURCE_MAPS=1 the build writes source maps, which show the whole code. This plugin moves them to `source-maps/`, so
 * that `dist/` never holds one; no script names them.
 */
export default function sourceMapsPlugin(api: IApi): void {
  if (!process.env.SOURCE_MAPS) return;
  api.modifyDefaultConfig((config) => ({ ...config, devtool: 'hidden-source-map' }));
  api.onBuildComplete(({ err }: { err?: Error }) => {
    if (err) return;
    const { cwd, absOutputPath } = api.paths;
    const folder = join(cwd, 'source-maps');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    const maps = readdirSync(absOutputPath).filter((name) => name.endsWith('.map'));
    if (maps.length === 0) throw new Error('The build has written no source maps');
    for (const name of maps) renameSync(join(absOutputPath, name), join(folder, name));
  });
}
