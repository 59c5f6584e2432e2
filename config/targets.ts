import { browserslist } from '../package.json';

/** The oldest browsers that the portal supports (docs/decisions.md, Build and browsers), by the names of Umi and esbuild. */
export const targets: Record<string, string> = Object.fromEntries(
  browserslist.map((line) => line.replace('ios_saf', 'ios').split(' >= ')),
);

/** The same for esbuild. */
export const esbuildTargets = Object.entries(targets).map(([name, version]) => name + version);
