/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface Copy {
  from?: string;
  sources: string[];
  target: string;
}

const recipe = readFileSync('deploy/Dockerfile', 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n/g, ' ');
const [build = '', served = ''] = recipe.trim().split(/^(?=FROM )/m);

/** What a stage copies. */
function copies(stage: string): Copy[] {
  return [...stage.matchAll(/^COPY (?:--from=(\S+) )?(.*)$/gm)].map(([, from, paths = '']) => {
    const words = paths.split(' ');
    return { from, sources: words.slice(0, -1), target: words.at(-1) ?? '' };
  });
}

const ofCheckout = [...copies(build), ...copies(served)].filter(({ from }) => !from);

it('copies what exists, and the build context holds it', () => {
  const lines = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
  const allowed = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const sources = ofCheckout.flatMap((copy) => copy.sources);
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((path) => !existsSync(path))).toEqual([]);
  expect(sources.filter((path) => !allowed.includes(path.replace(/\/.*/, '')))).toEqual([]);
  expect(allowed.filter((path) => !sources.some((one) => one.startsWith(path)))).toEqual([]);
});

it('names exact versions, and serves without rights', () => {
  const images = [...recipe.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+-/);
  expect(served).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  expect(served).toMatch(/^HEALTHCHECK .* CMD \["sh", "\/portal\/deploy\/healthy\.sh"\]$/m);
});

it('builds with the Node that all page tests run on', () => {
  const tested = /^newest_node=(.*)$/m.exec(readFileSync('.ci/run', 'utf8'))?.[1];
  expect(tested).toMatch(/^\d+\.\d+\.\d+$/);
  expect(build).toContain(`FROM node:${tested}-`);
});

it('has every file that the start needs, where it looks for it', () => {
  const inImage = copies(served)
    .filter(({ target }) => target === '/portal/deploy/')
    .flatMap(({ sources }) => sources)
    .sort();
  const needed = readdirSync('deploy')
    .filter((name) => /\.(?:sh|awk|template)$/.test(name))
    .map((name) => `deploy/${name}`);
  expect(inImage).toEqual(needed);
  expect(copies(served)).toContainEqual({
    from: 'build',
    sources: ['/portal/dist'],
    target: '/portal/dist',
  });
});
