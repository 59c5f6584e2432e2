import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = readFileSync(join(__dirname, '../../docs/specification.md'), 'utf8');

/** The table of the specification with these heads: its rows, each as its cells without what stands in brackets. */
function tableOf(heads: string): string[][] {
  const [, table = ''] = page.split(`| ${heads} |\n`);
  const [rows = ''] = table.split('\n\n');
  return rows
    .split('\n')
    .slice(1)
    .map((row) => row.replace(/\([^)]*\)/g, '').split('|'));
}

const codesIn = (cell = '') => [...cell.matchAll(/`([^`?]+)[^`]*`/g)].map(([, code = '']) => code);

/** Every path of spec §7. */
export const specPaths: readonly string[] = tableOf('group | stem | paths').flatMap(
  ([, , stem, paths]) => codesIn(paths).map((path) => (codesIn(stem)[0] ?? '') + path),
);

/** Every route of spec §2. */
export const specRoutes: readonly string[] = tableOf('layout | route | screen').flatMap(
  ([, , routes]) => codesIn(routes),
);
