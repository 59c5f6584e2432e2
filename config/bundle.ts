import { join } from 'node:path';
import { site } from './site';

interface WebpackRule {
  sideEffects(value: boolean): void;
  enforce(stage: 'pre'): { use(name: string): { loader(path: string): void } };
}

/** The part of webpack-chain that this file uses; Umi does not export the type. */
interface WebpackChain {
  plugin(name: string): { use(plugin: unknown, args: unknown[]): void };
  output: { set(key: string, value: unknown): void };
  module: { rule(name: string): { test(pattern: RegExp): WebpackRule } };
}

interface WebpackModule {
  NormalModuleReplacementPlugin: unknown;
}

/** Browsers of the last years that a job seeker's old phone may have (docs/decisions.md). */
const targets = { chrome: 100, edge: 100, safari: '15.4', ios: '15.4', firefox: 100 };

function chainWebpack(memo: WebpackChain, { webpack }: { webpack: WebpackModule }): void {
  memo.output.set('chunkLoadTimeout', site.chunkLoadTimeoutMs);
  memo
    .plugin('no-unique-tooltip')
    .use(webpack.NormalModuleReplacementPlugin, [
      /tooltip\/UniqueProvider$/,
      replaceUniqueProvider,
    ]);
  memo
    .plugin('no-message-parser')
    .use(webpack.NormalModuleReplacementPlugin, [/^\.\/parser$/, replaceMessageParser]);
  memo
    .plugin('no-fetch-adapter')
    .use(webpack.NormalModuleReplacementPlugin, [/^\.\/fetch\.js$/, replaceFetchAdapter]);
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
 * Packages whose modules do nothing when they are merely imported, though their package.json does not say
 * so. Without this their unused halves (a form engine, a second useRequest) land in the entry.
 */
const pure =
  /node_modules[\\/](@rc-component[\\/][^\\/]+|@ahooksjs[\\/]use-request|lodash\.(throttle|debounce))[\\/]|[\\/]plugin-locale[\\/]SelectLang/;

/**
 * antd's ConfigProvider imports the popup engine for `tooltip.unique`, which the portal does not use: some
 * 15 kB gzip of every first load.
 */
function replaceUniqueProvider(resource: { request: string; context: string }): void {
  if (/antd[\\/]es[\\/]config-provider$/.test(resource.context)) {
    resource.request = join(__dirname, 'stubs/UniqueProvider');
  }
}

/** The features' text packs, but not the lists that merge them. */
const textPacks = /[\\/]src[\\/]locales[\\/][^\\/]+[\\/](?!(entry|screens|person)\.ts)\w+\.ts$/;

function replaceMessageParser(resource: { request: string; context: string }): void {
  if (/node_modules[\\/]intl-messageformat-parser[\\/]lib$/.test(resource.context)) {
    resource.request = join(__dirname, 'stubs/messageParser');
  }
}

function replaceFetchAdapter(resource: { request: string; context: string }): void {
  if (/node_modules[\\/]axios[\\/]lib[\\/]adapters$/.test(resource.context)) {
    resource.request = join(__dirname, 'stubs/noFetchAdapter');
  }
}

export const bundle = { targets, chainWebpack };
