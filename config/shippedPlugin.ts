import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { licenceErrors } from '../tools/release/licences';
import { licenceText, packagesOf, type ShippedPackage } from '../tools/release/packages';

/** The part of webpack's own module that this file reads; Umi does not export the type. */
interface BuiltModule {
  resource?: string;
  /** The modules that webpack has joined into this one. */
  modules?: Iterable<BuiltModule>;
}

interface Stats {
  compilation: {
    modules: Iterable<BuiltModule>;
    chunkGraph: { getNumberOfModuleChunks(module: BuiltModule): number };
  };
}

/** The files whose code is in a chunk; a module that nothing uses is in none. */
function builtFiles({ compilation }: Stats): string[] {
  const { modules, chunkGraph } = compilation;
  const files = (module: BuiltModule): string[] => [
    ...(module.resource ? [module.resource.replace(/\?.*$/, '')] : []),
    ...[...(module.modules ?? [])].flatMap(files),
  ];
  return [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap(files);
}

/** The texts that the licences ask for. The minifier takes them out of the scripts. */
function notices(packages: readonly ShippedPackage[]): string {
  return packages
    .map((one) => {
      const { name, version = '', licence = '' } = one;
      return `${name} ${version} (${licence})\n\n${licenceText(one) ?? ''}`.trim();
    })
    .join(`\n\n${'-'.repeat(72)}\n\n`);
}

/**
 * Reads from the finished build which packages reach the browser. One with a licence that is not permissive ends the build.
 * Writes their licences beside the page, and for `npm run release` their list to `sbom/packages.json` (docs/operations.md, What ships).
 */
export default function shippedPlugin(api: IApi): void {
  api.onBuildComplete(({ err, stats }: { err?: Error; stats: unknown }) => {
    if (err) return;
    const { absOutputPath, cwd } = api.paths;
    const packages = packagesOf(builtFiles(stats as Stats));
    const errors = licenceErrors(packages);
    if (errors.length > 0) throw new Error(errors.join('\n'));
    writeFileSync(join(absOutputPath, 'licences.txt'), `${notices(packages)}\n`);
    const folder = join(cwd, 'sbom');
    mkdirSync(folder, { recursive: true });
    const list = packages.map((one) => ({ ...one, folder: one.folder.slice(cwd.length + 1) }));
    writeFileSync(join(folder, 'packages.json'), `${JSON.stringify(list, null, 2)}\n`);
  });
}
