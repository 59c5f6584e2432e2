import { join } from 'node:path';
import { computedMapTokens } from './mapTokens';
import { site } from './site';
import { replaceByStandIn } from './standIns';

interface BabelOptions {
  presets?: [[string, { presetEnv: object }], ...unknown[]];
}

interface WebpackRule {
  sideEffects(value: boolean): void;
  use(name: 'babel-loader'): { tap(change: (options: BabelOptions) => BabelOptions): void };
  enforce(stage: 'pre'): { use(name: string): { loader(path: string): void } };
}

/** The part of webpack-chain that this file uses; Umi does not export the type. */
interface WebpackChain {
  plugin(name: string): { use(plugin: unknown, args: unknown[]): void };
  target(names: string[]): void;
  entry(name: string): { clear(): { add(path: string): void } };
  optimization: {
    splitChunks(options: object): void;
    mangleExports(by: 'size'): void;
    moduleIds(by: false): void;
  };
  output: { set(key: string, value: unknown): void };
  module: { rule(name: string): WebpackRule & { test(pattern: RegExp): WebpackRule } };
}

interface WebpackModule {
  NormalModuleReplacementPlugin: unknown;
  DefinePlugin: unknown;
  ids: { DeterministicModuleIdsPlugin: unknown };
}

/** The oldest browsers that the portal supports (docs/decisions.md, Frame and routes). */
const targets = { chrome: 100, edge: 100, safari: '15.4', ios: '15.4', firefox: 100 };

/**
 * Umi's Babel preset ignores `targets` (`ignoreBrowserslistConfig`). Without this plugin all code would become ES5, with
 * Babel's helpers and a regenerator.
 */
function forTargets(options: BabelOptions): BabelOptions {
  if (!options.presets) throw new Error('Umi no longer gives Babel its presets here');
  const [[preset, given], ...others] = options.presets;
  const presetEnv = { ...given.presetEnv, targets };
  return { ...options, presets: [[preset, { ...given, presetEnv }], ...others] };
}

interface ChunkGraph {
  getModuleChunksIterable(module: object): Iterable<{ name?: string }>;
}

/**
 * Modules that layout and pages share become one file. webpack splits off only parts above 20 kB, so each page would
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

function chainWebpack(memo: WebpackChain, { webpack }: { webpack: WebpackModule }): void {
  memo.output.set('chunkLoadTimeout', site.chunkLoadTimeoutMs);
  // Each file names it twice; Umi's is the long name of the package.
  memo.output.set('chunkLoadingGlobal', 'portalFiles');
  memo.target(['web', 'es2020']);
  // The development server adds its own client to the entry.
  if (process.env.NODE_ENV === 'production') {
    memo.entry('umi').clear().add(join(__dirname, '../src/early/entry.ts'));
  }
  for (const name of ['src', 'jsx-ts-tsx', 'extra-src']) {
    memo.module.rule(name).use('babel-loader').tap(forTargets);
  }
  memo.optimization.splitChunks({ cacheGroups: { frame } });
  memo.optimization.mangleExports('size');
  // Four digits in place of five: every import in every file has one.
  memo.optimization.moduleIds(false);
  memo
    .plugin('module-ids')
    .use(webpack.ids.DeterministicModuleIdsPlugin, [{ maxLength: 4, fixedLength: true }]);
  memo.plugin('stand-ins').use(webpack.NormalModuleReplacementPlugin, [/./, replaceByStandIn]);
  const { light, dark } = computedMapTokens();
  memo
    .plugin('map-tokens')
    .use(webpack.DefinePlugin, [
      { 'mapTokens.light': JSON.stringify(light), 'mapTokens.dark': JSON.stringify(dark) },
    ]);
  memo.module
    .rule('messages')
    .test(textPacks)
    .enforce('pre')
    .use('compile')
    .loader(join(__dirname, 'messagesLoader.cjs'));
  memo.module.rule('pure').test(pure).sideEffects(false);
  // Umi imports `core/routeProps` and webpack prefers the .ts, which imports every page whole into
  // the entry. The .js beside it holds only the extracted props, so pages stay lazy (spec §2).
  memo.plugin('lazy-route-props').use(webpack.NormalModuleReplacementPlugin, [
    /^\.\/routeProps$/,
    (resource: { request: string }) => {
      resource.request = './routeProps.js';
    },
  ]);
}

/**
 * Packages without side effects whose package.json does not say so. Without this their unused parts (a form engine, a
 * second useRequest) become part of the entry.
 */
const pure =
  /node_modules[\\/](@rc-component[\\/][^\\/]+|@ahooksjs[\\/]use-request|@ant-design[\\/](cssinjs|colors|fast-color)|lodash\.(throttle|debounce))[\\/]|[\\/]plugin-locale[\\/]SelectLang/;

/** The features' text packs, but not the lists that merge them. */
const textPacks =
  /[\\/]src[\\/]locales[\\/][^\\/]+[\\/](?!(entry|start|reading|forms|person)\.ts)\w+\.ts$/;

const minifier = { ecma: 2020, compress: { passes: 2 }, format: { comments: false } };

export const bundle = { targets, forTargets, chainWebpack, minifier };
