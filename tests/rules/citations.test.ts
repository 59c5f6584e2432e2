/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wrongCitations } from './citations';
import { type Source, sourcesIn } from './sources';

const endings = ['.ts', '.tsx', '.mjs', '.cjs', '.css', '.yaml', '.template', '.md'];
const root = join(__dirname, '../..');

const single = ['README.md', 'CONTRIBUTING.md', '.dependency-cruiser.cjs', '.umirc.ts'];

const everything: Source[] = [
  ...['src', 'mock', 'config', 'tests', 'docs', 'deploy', 'tools'].flatMap((folder) =>
    sourcesIn(folder, endings),
  ),
  ...single.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
].filter(({ path }) => !path.startsWith('tests/rules/citations.'));

it('each source that is cited is in the repository, with its heading', () => {
  expect(everything.flatMap(wrongCitations)).toEqual([]);
});

it('the sections of the specification are nine', () => {
  const text = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `spec §${number}`).join(', ');
  expect(wrongCitations({ path: 'src/right.ts', text })).toEqual([]);
});

it.each([
  ['a section that is not there', '/** The answer (spec §4, §12). */', 'spec §12'],
  ['a page that is not there', '// Why: docs/reasons.md', 'docs/reasons.md'],
  [
    'a heading that is not there',
    '/** Decided (docs/decisions.md, Weather). */',
    'docs/decisions.md, Weather',
  ],
  ['a long page without a heading', '/** Decided (docs/decisions.md). */', 'docs/decisions.md'],
  [
    'a heading over two lines',
    '/**\n * Decided (docs/decisions.md,\n * Weather).\n */',
    'docs/decisions.md, Weather',
  ],
  ['a schema that is not there', '/** Rain (contract: Weather). */', 'contract: Weather'],
  [
    'a field that is not there',
    '/** Rain (contract: Position.rain). */',
    'contract: Position.rain',
  ],
  ['a path that is not there', '/** Rain (contract: resume/rain). */', 'contract: resume/rain'],
  ['a source of nobody knows where', '/** As the product decisions say. */', 'product decisions'],
])('finds %s', (_what, text, citation) => {
  expect(wrongCitations({ path: 'src/wrong.ts', text })).toEqual([`src/wrong.ts: ${citation}`]);
});

it.each([
  ['file', '[x](nowhere.md)', '](nowhere.md)'],
  ['heading', '[x](architecture.md#weather)', '](architecture.md#weather)'],
  ['source file', 'See `src/weather.ts`.', 'src/weather.ts'],
  ['heading of another page', 'As decided (docs/decisions.md, Rain).', 'docs/decisions.md, Rain'],
])('finds a page’s link to a %s that is not there', (_what, text, citation) => {
  expect(wrongCitations({ path: 'docs/wrong.md', text })).toEqual([`docs/wrong.md: ${citation}`]);
});

it('lets pass what is there', () => {
  const text =
    '/** Kept (docs/storage.md), decided (docs/decisions.md, Forms; spec §7; contract: Common rules), as RFC 9110 §5.5 has it (contract: resume/save). */';
  expect(wrongCitations({ path: 'src/right.ts', text })).toEqual([]);
});
