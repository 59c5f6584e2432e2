import type { ShippedPackage } from './packages';

/** Licences that ask for their own text and nothing of the portal's code (SPDX). A browser may get these alone. */
const permissive: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
]);

/** One of several, as the package offers: `(MPL-2.0 OR Apache-2.0)`. */
function isPermissive(licence: string | undefined): boolean {
  const names = (licence ?? '').replace(/^\((.*)\)$/, '$1').split(' OR ');
  return names.some((name) => permissive.has(name));
}

/** A line for each package that a browser must not get. */
export function licenceErrors(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter(({ licence }) => !isPermissive(licence))
    .map(
      ({ name, version = '', licence = 'no licence' }) =>
        `${name} ${version} reaches the browser under ${licence} (docs/operations.md, What ships)`,
    );
}
