/**
 * `node tools/perf/prices.mjs Tag,Empty Pagination Switch`: kB gzip that parts of antd add to a page that has React, antd's
 * provider and the parts named first. Helps to decide what a reading screen uses.
 */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const [given = '', ...asked] = process.argv.slice(2);
const frame = `
  import { createRoot } from 'react-dom/client';
  import { ConfigProvider, theme } from 'antd';
  console.log(createRoot, ConfigProvider, theme);
`;

async function gzipOf(names) {
  const list = names.filter(Boolean).join(', ');
  const parts = list && `import { ${list} } from 'antd'; console.log(${list});`;
  const { outputFiles } = await build({
    stdin: { contents: frame + parts, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    target: ['chrome100', 'safari15.4', 'firefox100'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return gzipSync(outputFiles[0].contents).length;
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const before = given.split(',');
const base = await gzipOf(before);
console.log(`${kB(base - (await gzipOf([])))}  ${given || 'nothing'}, over React and the provider`);
for (const names of asked) {
  console.log(`${kB((await gzipOf([...before, ...names.split(',')])) - base)}  ${names}`);
}
