import { createHash } from 'node:crypto';
import type { ShippedPackage } from './packages';

interface Lock {
  packages: Record<string, { integrity?: string }>;
}

interface Portal {
  name: string;
  version: string;
}

/** `scope/name` as a package URL writes it (purl specification, npm). */
function purlOf({ name, version }: ShippedPackage): string {
  const path = name.replace(/^@/, '%40');
  return `pkg:npm/${path}${version ? `@${encodeURIComponent(version)}` : ''}`;
}

/** `sha512-<base64>` as hexadecimal digits. */
function hexOf(integrity: string): string {
  return Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
}

function componentOf(one: ShippedPackage, lock: Lock) {
  const { name, version, licence, folder } = one;
  const place = folder.slice(folder.indexOf('node_modules/'));
  const integrity = lock.packages[place]?.integrity;
  const [group, short] = name.startsWith('@') ? name.split('/', 2) : [undefined, name];
  return {
    type: 'library',
    'bom-ref': purlOf(one),
    ...(group && { group }),
    name: short,
    ...(version && { version }),
    ...(licence && {
      licenses: [licence.includes(' ') ? { expression: licence } : { license: { id: licence } }],
    }),
    ...(integrity?.startsWith('sha512-') && {
      hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }],
    }),
    purl: purlOf(one),
  };
}

/** A UUID that is the same for the same components, so that two builds of one state can be compared. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}

/** The bill of materials of what a browser gets (CycloneDX 1.6, JSON). */
export function billOf(packages: readonly ShippedPackage[], lock: Lock, portal: Portal) {
  const components = packages.map((one) => componentOf(one, lock));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify([portal, components]))}`,
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': portal.name, ...portal },
    },
    components,
    dependencies: [
      { ref: portal.name, dependsOn: components.map((component) => component['bom-ref']) },
    ],
  };
}
