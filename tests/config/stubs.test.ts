/** @jest-environment node */
import { FastColor } from '@ant-design/fast-color';
import { ApplyPluginsType, PluginManager } from 'umi/client/client/plugin';
import slicedToArray from '../../config/stubs/babelSlicedToArray';
import { isBright } from '../../config/stubs/brightness';
import * as stubs from '../../config/stubs/pluginManager';

interface Manager {
  applyPlugins(call: { key: string; type: string; initialValue?: unknown; args?: object }): unknown;
}

describe('the plugin manager', () => {
  const log: unknown[] = [];
  const options = {
    validKeys: ['render', 'request', 'locale', 'onRouteChange', 'none'],
    plugins: [
      {
        apply: {
          request: { timeout: 1 },
          locale: { getLocale: (memo: string) => `${memo}1` },
          render: (inner: () => string, { mark }: { mark: string }) => `a${mark}(${inner()})`,
          onRouteChange: async ({ mark }: { mark: string }) => void log.push(mark),
        },
      },
      {
        apply: {
          request: (memo: object) => ({ ...memo, more: 2 }),
          locale: {},
          render: (inner: () => string) => `b(${inner()})`,
          onRouteChange: ({ mark }: { mark: string }) => void log.push(`${mark}2`),
        },
      },
    ],
  };
  const managers: Manager[] = [PluginManager.create(options), stubs.PluginManager.create(options)];

  it.each([
    { key: 'request', type: 'modify', initialValue: { base: 0 } },
    { key: 'request', type: 'modify', initialValue: { base: 0 }, async: true },
    { key: 'request', type: 'modify', initialValue: Promise.resolve({ base: 0 }), async: true },
    { key: 'locale.getLocale', type: 'modify', initialValue: 'zh' },
    { key: 'none', type: 'modify', initialValue: 'unchanged' },
    { key: 'onRouteChange', type: 'event', args: { mark: 'here' } },
    { key: 'onRouteChange', type: 'event', args: { mark: 'here' }, async: true },
  ] as const)('answers %j as Umi’s own', async (call) => {
    const answers: unknown[] = [];
    for (const manager of managers) {
      log.length = 0;
      answers.push([await manager.applyPlugins({ ...call }), [...log]]);
    }
    expect(answers[1]).toEqual(answers[0]);
  });

  it.each(['render', 'none'])('wraps %s as Umi’s own', (key) => {
    const [own, stub] = managers.map((manager) =>
      manager.applyPlugins({ key, type: 'compose', initialValue: () => 'x', args: { mark: '!' } }),
    );
    expect(typeof own === 'function' ? own() : own).toBe(
      typeof stub === 'function' ? stub() : stub,
    );
  });

  it('names the kinds of calls alike', () => {
    expect(stubs.ApplyPluginsType).toEqual({ ...ApplyPluginsType });
  });
});

it.each([
  [['a', 'b', 'c'], 2, ['a', 'b', 'c']],
  [new Map([['k', 1]]), 1, [['k', 1]]],
  ['ab', 1, ['a']],
  [new Set([1]), 0, []],
])('takes %p apart, %d of it', (list: Iterable<unknown>, count, parts) => {
  expect(slicedToArray(list, count)).toEqual(parts);
});

it.each([
  ['#ffffff', true],
  ['#1f5b3f', false],
  ['#7ccba2', false],
  ['rgba(0, 0, 0, 0.45)', true],
  ['rgba(255, 255, 255, 0.2)', true],
])('dark text on %s: %p', (colour, answer) => {
  expect(isBright(new FastColor(colour), '#fff')).toBe(answer);
});
