import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package of which at least one module is in the files that a browser gets. */
export interface ShippedPackage {
  name: string;
  /** Missing in a copy that another package carries and whose manifest names none. */
  version?: string;
  /** SPDX; missing where the manifest names none. */
  licence?: string;
  folder: string;
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
}

function manifestIn(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * The package of a module: the nearest manifest above it with a name. Packages also have nameless ones, for the kind of their
 * modules; and some carry copies of others, each with its own. Undefined for the portal's own modules.
 */
function packageOf(module: string): ShippedPackage | undefined {
  if (!/[\\/]node_modules[\\/]/.test(module)) return undefined;
  for (let folder = dirname(module); folder !== dirname(folder); folder = dirname(folder)) {
    const { name, version, license } = manifestIn(folder) ?? {};
    if (!name) continue;
    const licence = typeof license === 'object' ? license.type : license;
    return { name, version, licence, folder };
  }
  throw new Error(`${module} belongs to no package`);
}

/** The packages of modules, each once, by name and version. */
export function packagesOf(modules: Iterable<string>): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  for (const module of modules) {
    const one = packageOf(module);
    if (one) found.set(one.folder, one);
  }
  const key = ({ name, version = '' }: ShippedPackage) => `${name}@${version}`;
  const byKey = new Map([...found.values()].map((one) => [key(one), one]));
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** The licence's own text in a package; undefined where the package has no such file. */
export function licenceText({ folder }: ShippedPackage): string | undefined {
  const name = readdirSync(folder).find((file) => /^licen[cs]e(?:[.-]|$)/i.test(file));
  return name && readFileSync(join(folder, name), 'utf8').trim();
}
