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
