/** `npm run release`: writes the bill of materials of the last build, and tells the licences of what reaches the browser. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { billOf } from './bill';
import { licenceErrors } from './licences';
import type { ShippedPackage } from './packages';

const list = 'sbom/packages.json';
const bill = 'sbom/portal.cdx.json';

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Writes the bill; gives what there is to say of it, and a line for each package that a browser must not get. */
export function writeBill(): { lines: string[]; errors: string[] } {
  if (!existsSync(list)) throw new Error('The build says what ships: npm run build first.');
  const packages: ShippedPackage[] = read(list);
  const { name, version } = read('package.json');
  const content = billOf(packages, read('package-lock.json'), { name, version });
  writeFileSync(bill, `${JSON.stringify(content, null, 2)}\n`);
  const byLicence = new Map<string, string[]>();
  for (const one of packages) {
    const { licence = 'no licence' } = one;
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${one.name} ${one.version}`]);
  }
  const lines = [...byLicence].map(
    ([licence, names]) => `${licence} (${names.length}): ${names.join(', ')}`,
  );
  const total = `${packages.length} packages reach the browser: ${bill}`;
  return { lines: [...lines, total], errors: licenceErrors(packages) };
}
