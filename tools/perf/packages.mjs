import { readFile } from 'node:fs/promises';

/** The npm package of a module; for the portal's own modules the folder. */
function packageOf(path) {
  const inPackages = path.split('node_modules/').at(-1);
  if (path.includes('node_modules/')) {
    return inPackages.split('/', inPackages.startsWith('@') ? 2 : 1).join('/');
  }
  const own = /(?:^|\/)src\/(\.umi[^/]*|[^/]+)/.exec(path)?.[1];
  return own ? `src/${own}` : 'other';
}

/** Adds the gzip sizes of a group's modules, by package. */
function collect(node, path, sums) {
  const here = `${path}/${node.label}`;
  if (node.groups) {
    for (const group of node.groups) collect(group, here, sums);
    return;
  }
  const name = packageOf(here.replaceAll('/./', '/'));
  sums.set(name, (sums.get(name) ?? 0) + (node.gzipSize ?? 0));
}

/** `[package, gzip bytes]` of the entry chunk, largest first, from webpack-bundle-analyzer's JSON. */
export async function packagesOfEntry(file) {
  const chunks = JSON.parse(await readFile(file, 'utf8'));
  const entry = chunks.find(({ label }) => /^umi\.[^/]*\.js$/.test(label));
  if (!entry) throw new Error(`No entry chunk in ${file}`);
  const sums = new Map();
  for (const group of entry.groups) collect(group, '', sums);
  return [...sums].sort(([, a], [, b]) => b - a);
}
