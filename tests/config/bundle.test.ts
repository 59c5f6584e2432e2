/** @jest-environment node */
import { relative } from 'node:path';
import { bundle } from '../../config/bundle';
import { runChain } from './webpackChain';

const { transformSync } = require('@umijs/bundler-utils/compiled/babel/core');

const source = `
  export async function load({ id, ...rest }) {
    for await (const page of pages(id)) keep({ ...rest, size: page?.size ?? 0 });
  }
  export class Store { #kept = new Map(); get = (key) => this.#kept.get(key); }
`;

/** As Umi's own loader rule gives them. */
const given = { presetEnv: {}, pluginTransformRuntime: {} };
const umis: Parameters<typeof bundle.forTargets>[0] = {
  presets: [[require.resolve('@umijs/babel-preset-umi'), given]],
};

function compile(options: object): string {
  const { code } = transformSync(source, {
    ...options,
    targets: bundle.targets,
    filename: 'store.js',
    babelrc: false,
    configFile: false,
  });
  return code;
}

it('Umi by itself compiles to ES5 whatever the targets, which is why they are given to its preset', () => {
  expect(compile(umis)).toMatch(/regenerator/);
});

it('what the supported browsers know is left as it is', () => {
  const code = compile(bundle.forTargets(umis));
  expect(code).not.toMatch(/@babel\/runtime|regenerator/);
  expect(code).toMatch(/async function load/);
  expect(code).toMatch(/class Store/);
});

it('a version of Umi that gives Babel its presets elsewhere does not pass unnoticed', () => {
  expect(() => bundle.forTargets({})).toThrow(/presets/);
});

describe('the entry', () => {
  /** The file that the build of this kind begins with, of this project; undefined for Umi's own. */
  function entryOf(kind: 'production' | 'development'): string | undefined {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: kind });
    const add = jest.fn<void, [string]>();
    runChain({ add });
    const [path] = add.mock.lastCall ?? [];
    return path && relative(process.cwd(), path);
  }

  it('of the build runs in parts; that of the development server is Umi’s, with its client', () => {
    expect(entryOf('production')).toBe('src/early/entry.ts');
    expect(entryOf('development')).toBeUndefined();
  });
});
