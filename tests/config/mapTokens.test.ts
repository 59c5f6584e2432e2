/** @jest-environment node */
import { theme } from 'antd';
import { computedMapTokens } from '../../config/mapTokens';
import dark from '../../config/stubs/darkAlgorithm';
import light from '../../config/stubs/lightAlgorithm';
import { PresetColors } from '../../config/stubs/noPresetColours';
import { type ColourMode, themeFor } from '../../config/theme';

const own = { light: theme.defaultAlgorithm, dark: theme.darkAlgorithm };
const computed = { light, dark } as unknown as typeof own;

beforeAll(() => {
  Object.assign(globalThis, { mapTokens: computedMapTokens() });
});

describe.each<ColourMode>(['light', 'dark'])('the %s tokens made while building', (mode) => {
  it.each([true, false])('are those that antd makes (less motion: %s)', (isMotionReduced) => {
    const expected = theme.getDesignToken(themeFor(mode, own[mode], isMotionReduced));
    const tokens = theme.getDesignToken(themeFor(mode, computed[mode], isMotionReduced));
    const differing = Object.entries(expected).filter(
      ([name, value]) => value !== tokens[name as keyof typeof tokens],
    );
    const names = differing.map(([name]) => name);
    // The shades of the thirteen preset colours are left out, in both spellings: blue-1 and blue1.
    expect(names.filter((name) => !/^[a-z]+-?(?:\d|10)$/.test(name))).toEqual([]);
    expect(names).toHaveLength(13 * 10 * 2);
    expect(Object.keys(tokens).length).toBeGreaterThan(250);
  });
});

it('no preset colour has a name', () => {
  expect(PresetColors).toEqual([]);
});
