/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOf } from '../../tools/release/bill';
import { licenceErrors } from '../../tools/release/licences';
import { licenceText, packagesOf } from '../../tools/release/packages';

const root = process.cwd();
const moduleAt = (path: string) => join(root, 'node_modules', path);

it('a module belongs to the package above it; the portal’s own belong to none', () => {
  const found = packagesOf([
    join(root, 'src/app.ts'),
    moduleAt('react/index.js'),
    moduleAt('react/jsx-runtime.js'),
    // A manifest without a name lies between.
    moduleAt('@rc-component/util/es/index.js'),
  ]);
  expect(found.map(({ name, licence }) => [name, licence])).toEqual([
    ['@rc-component/util', 'MIT'],
    ['react', 'MIT'],
  ]);
  expect(licenceText(found[1] ?? { name: '', folder: '' })).toContain('MIT License');
});

it('what Umi’s own tools bring under AGPL may not reach the browser', () => {
  // It is installed with @umijs/max; should it go, this test has nothing to watch any more.
  const tools = packagesOf([moduleAt('@stagewise/toolbar/dist/index.js')]);
  expect(licenceErrors(tools)).toEqual([
    expect.stringMatching(/^@stagewise\/toolbar .* reaches the browser under AGPL-3\.0-only/),
  ]);
});

it.each([
  ['MIT', 0],
  ['(MPL-2.0 OR Apache-2.0)', 0],
  ['MIT AND GPL-2.0-only', 1],
  ['LGPL-3.0', 1],
  ['UNLICENSED', 1],
  ['SEE LICENSE IN LICENSE.md', 1],
  [undefined, 1],
])('a package under %s: %i faults', (licence, count) => {
  expect(licenceErrors([{ name: 'a', version: '1.0.0', licence, folder: '' }])).toHaveLength(count);
});

it('the bill names each package with version, licence and the hash of the lock file', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const packages = packagesOf([
    moduleAt('react/index.js'),
    moduleAt('@ant-design/icons/es/index.js'),
    moduleAt('dompurify/dist/purify.es.mjs'),
  ]);
  const portal = { name: 'portal', version: '1.0.0' };
  const bill = billOf(packages, lock, portal);
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(bill.serialNumber).toMatch(
    /^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
  );
  const [icons, purify, react] = bill.components;
  expect(icons).toMatchObject({
    group: '@ant-design',
    name: 'icons',
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(icons?.purl).toMatch(/^pkg:npm\/%40ant-design\/icons@\d/);
  expect(purify?.licenses).toEqual([{ expression: '(MPL-2.0 OR Apache-2.0)' }]);
  expect(react?.hashes?.[0]?.content).toMatch(/^[\da-f]{128}$/);
  expect(bill.dependencies[0]?.dependsOn).toHaveLength(3);
  expect(billOf(packages, lock, portal)).toEqual(bill);
});
