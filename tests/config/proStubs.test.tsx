import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { renderHook } from '@testing-library/react';
import { useFieldFetchData } from '../../config/stubs/fieldChoices';
import useNoRequest from '../../config/stubs/noFieldRequests';
import NoRules from '../../config/stubs/noRules';
import { configure } from '../../config/stubs/stableStringify';
import { TinyColor } from '../../config/stubs/tinyColor';

/** The packages that pro-components brings, which the stubs stand for. */
const requireTheirs = createRequire(resolve('node_modules/@ant-design/pro-components/es/index.js'));
const real = {
  TinyColor: requireTheirs('@ctrl/tinycolor').TinyColor,
  configure: requireTheirs('safe-stable-stringify').configure,
};

describe('the second colour library', () => {
  it.each(['#0b7a3b', '#000', '#ffffff', 'rgba(0,0,0,0.88)'])('%s in the same words', (value) => {
    for (const alpha of [0, 0.04, 0.5, 1]) {
      const words = new TinyColor(value).setAlpha(alpha).toRgbString();
      expect(words.replaceAll(/\s/g, '')).toBe(
        new real.TinyColor(value).setAlpha(alpha).toRgbString().replaceAll(/\s/g, ''),
      );
    }
  });
});

describe('what compares names and styles', () => {
  const circle: Record<string, unknown> = { a: 1 };
  circle.itself = circle;
  const options = {
    bigint: true,
    circularValue: 'Magic circle!',
    deterministic: false,
    maximumDepth: 4,
  };

  it.each([
    ['a name', 'mobile'],
    ['a path', ['education', 0, 'school']],
    ['a style', { width: 104, padding: '4px 8px' }],
    ['nothing', undefined],
    ['null in a list', [null, undefined, true]],
    ['what contains itself', circle],
    ['five levels', { a: { b: { c: { d: { e: 1 } } } } }],
    ['a list at the fifth level', { a: { b: { c: { d: [1] } } } }],
  ])('%s as the library writes it', (_name, value) => {
    expect(configure(options)(value)).toBe(real.configure(options)(value));
  });
});

it('choices are the ones handed in; what would need more than them is an error, not an empty field', () => {
  const options = [{ value: 'a', label: 'A' }];
  const choices = () => renderHook(() => useFieldFetchData({ fieldProps: { options } })).result;
  expect(choices().current.slice(0, 2)).toEqual([false, options]);
  expect(() => useFieldFetchData({ valueEnum: { a: 'A' } })).toThrow('options');
  expect(useNoRequest(null)).toMatchObject({ data: undefined, isValidating: false });
  expect(() => useNoRequest(['a key'])).toThrow('options');
  expect(() => new NoRules()).toThrow('usePortalForm');
});
