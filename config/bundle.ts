import { limits } from './site';

/** The part of webpack-chain that this file uses; Umi does not export the type. */
interface WebpackChain {
  cache(options: object): void;
  plugin(name: string): { use(plugin: unknown, args: unknown[]): void };
  optimization: { splitChunks(options: object): void };
  output: { set(key: string, value: unknown): void };
  module: {
    rule(name: string): {
      test(pattern: RegExp): { sideEffects(value: boolean): void };
      use(name: string): { tap(change: (options: object) => object): void };
    };
  };
}

interface WebpackModule {
  NormalModuleReplacementPlugin: unknown;
}

interface ChunkGraph {
  getModuleChunksIterable(module: object): Iterable<{ name?: string }>;
}

/**
 * Modules that layout and pages share become one file. webpack splits off only larger parts (`minSize`), so each page would
 * otherwise contain small ones again.
 */
const frame = {
  name: 'frame',
  chunks: 'async',
  minChunks: 2,
  enforce: true,
  test: (module: { type: string }, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    module.type.startsWith('javascript/') &&
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'layouts__index'),
};

/** The cleaner of all forms: the résumé would fetch it twice, with its editor and with its controls. */
const cleaning = {
  name: 'cleaning',
  chunks: 'async',
  minChunks: 2,
  enforce: true,
  test: /[\\/]src[\\/]utils[\\/](?:cleaning|codeInMessage|dayParts)\.ts$/,
};

/**
 * Packages without side effects whose package.json does not say so. Without this their unused parts (a form engine, a
 * second useRequest) become part of the entry.
 */
const pure =
  /node_modules[\\/](@rc-component[\\/][^\\/]+|@ahooksjs[\\/]use-request|@ant-design[\\/](cssinjs|colors|fast-color)|lodash\.(throttle|debounce))[\\/]|[\\/]plugin-locale[\\/]SelectLang/;

export function chainWebpack(memo: WebpackChain, { webpack }: { webpack: WebpackModule }): void {
  // A second build of the same tree takes a quarter of the time (.ci/run).
  if (process.env.BUILD_CACHE) memo.cache({ type: 'filesystem' });
  memo.output.set('chunkLoadTimeout', limits.chunkLoadTimeoutMs);
  // Firefox takes what first-paint/page preloads for a script of the same charset only, and else fetches it again.
  memo.output.set('charset', false);
  // With webpack's 20 kB the login is 26 files, which compress worse and repeat small modules (5 kB gzip); with 40 kB a search costs more.
  memo.optimization.splitChunks({ minSize: 30_000, cacheGroups: { frame, cleaning } });
  memo.module.rule('pure').test(pure).sideEffects(false);
  // Of `extraBabelIncludes`: PDF.js asks where its own file is, in Node alone. webpack would write the folder of the build there.
  memo.module
    .rule('extra-src')
    .use('esbuild-loader')
    .tap((options) => ({ ...options, define: { 'import.meta.url': '"file:///"' } }));
  // Umi imports `core/routeProps` and webpack prefers the .ts, which imports every page whole into the entry. The .js
  // beside it holds the extracted props alone, so that pages stay lazy (spec §2). Umi 4.7 has no option for it.
  memo.plugin('lazy-route-props').use(webpack.NormalModuleReplacementPlugin, [
    /^\.\/routeProps$/,
    (resource: { request: string }) => {
      resource.request = './routeProps.js';
    },
  ]);
}
