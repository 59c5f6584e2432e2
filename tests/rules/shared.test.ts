/** @jest-environment node */
import { posix } from 'node:path';
import { code, sourcesIn } from './sources';

/** The preview server counts too: it uses the pure tables of shared folders. */
const sources = [...sourcesIn('src', [...code, '.css']), ...sourcesIn('mock', code)];
const paths = new Set(sources.map(({ path }) => path));
const importPattern = /(?:\bfrom |\bimport\((?:\s*\/\*.*?\*\/\s*)?|\bimport )'([^']+)'/g;

const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
const isShared = (path: string) => /^src\/features\/[^/]+\/shared\//.test(path);

/** The file that an import names; undefined for a package. */
function resolve(from: string, name: string): string | undefined {
  const base = name.startsWith('@/')
    ? `src/${name.slice(2)}`
    : posix.join(posix.dirname(from), name);
  return ['', '.ts', '.tsx'].map((ending) => base + ending).find((path) => paths.has(path));
}

const links = sources.flatMap(({ path, text }) =>
  [...text.matchAll(importPattern)].flatMap(([, name = '']) => {
    const to = resolve(path, name);
    return to ? [{ from: path, to }] : [];
  }),
);

/** What others use of the features' shared folders, and what these files in turn need there. */
function usedByOthers(): Set<string> {
  const used = new Set<string>();
  const take = (path: string) => {
    if (used.has(path) || !isShared(path)) return;
    used.add(path);
    for (const { from, to } of links) if (from === path) take(to);
  };
  for (const { from, to } of links) if (featureOf(from) !== featureOf(to)) take(to);
  return used;
}

it('a shared folder of a feature holds only what others use', () => {
  const used = usedByOthers();
  const alone = [...paths].filter((path) => isShared(path) && !used.has(path));
  expect(alone).toEqual([]);
});
