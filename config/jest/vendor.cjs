/**
 * The large packages of the portal as one file for jest. Without it each page test loads about 5 000 of their modules one
 * by one, in four of its six seconds. Made once for each package-lock.json.
 */
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../..');

/** Packages by file; a test of pure logic loads only the second file. All tests of a file share one instance of a package. */
const bundles = {
  portal: [
    'antd',
    '@ant-design/pro-components',
    '@ant-design/icons',
    '@ant-design/cssinjs',
    'ahooks',
    // Its CommonJS file uses antd's module objects in place of their default exports, which React cannot draw.
    'antd-img-crop',
  ],
  testing: [
    '@testing-library/dom',
    '@testing-library/jest-dom',
    '@testing-library/user-event',
    'yaml',
  ],
};

/** Not bundled: jest loads them, so that portal and bundle share one instance. */
const shared = ['react', 'react-dom', 'react/*', 'react-dom/*', 'dayjs', 'dayjs/*'];

const importPath = (name) => `./${name.replace(/[@/]/g, '_')}.js`;

function build(folder, bundle, packages) {
  const { buildSync } = require('esbuild');
  const lines = packages.map((name, index) => `export * as p${index} from '${name}';`);
  const result = buildSync({
    stdin: { contents: lines.join('\n'), resolveDir: root, loader: 'js' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    external: shared,
    define: { 'process.env.NODE_ENV': '"test"' },
    logLevel: 'error',
  });
  // Written under another name and then renamed, as two runs may write at the same time.
  const put = (name, text) => {
    const file = join(folder, name);
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  };
  for (const [index, name] of packages.entries()) {
    const own = `require('./${bundle}.js').p${index}`;
    put(
      importPath(name),
      `module.exports = Object.defineProperty({ ...${own} }, '__esModule', { value: true });\n`,
    );
  }
  put(`${bundle}.js`, result.outputFiles[0].text);
}

/** Jest's name map, and the folder that it does not need to compile. */
exports.vendor = function vendor() {
  const own = ['package-lock.json', 'config/jest/vendor.cjs'].map((file) =>
    readFileSync(join(root, file)),
  );
  const hash = createHash('sha256').update(Buffer.concat(own)).digest('hex').slice(0, 16);
  const folder = join(root, 'node_modules/.cache/jest-vendor', hash);
  mkdirSync(folder, { recursive: true });
  for (const [bundle, packages] of Object.entries(bundles)) {
    if (!existsSync(join(folder, `${bundle}.js`))) build(folder, bundle, packages);
  }
  const packages = Object.values(bundles).flat();
  return {
    moduleNameMapper: Object.fromEntries(
      packages.map((name) => [`^${name}$`, join(folder, importPath(name))]),
    ),
    ignored: '/node_modules/\\.cache/jest-vendor/',
  };
};
