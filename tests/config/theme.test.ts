/** @jest-environment node */
import { type MappingAlgorithm, theme } from 'antd';
import { type ColourMode, type Look, textSizes, themeFor } from '../../config/theme';

const base: MappingAlgorithm = (_seed, map) => map ?? ({} as never);
const modes: readonly ColourMode[] = ['light', 'dark'];

function tokens(look: Partial<Look>): Record<string, unknown> {
  const whole = {
    mode: 'light',
    isMotionReduced: false,
    textSize: 100,
    hasContrast: false,
  } as const;
  const { algorithm, token } = themeFor({ ...whole, ...look }, base);
  const steps = Array.isArray(algorithm) ? algorithm : [];
  return { ...steps.at(-1)?.({} as never, {} as never), ...token };
}

/** Relative luminance (WCAG 2.2, contrast ratio). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const texts = [
  'Text',
  'TextSecondary',
  'TextQuaternary',
  'Link',
  'LinkHover',
  'Error',
  'Warning',
  'Info',
];
const grounds = ['BgLayout', 'BgContainer', 'BgElevated', 'FillSecondary'];

test.each(modes)('more contrast: every text keeps 7:1 on every ground (%s)', (mode) => {
  const colours = tokens({ mode, hasContrast: true });
  const weak = texts.flatMap((text) =>
    grounds
      .filter((ground) => ratio(`${colours[`color${text}`]}`, `${colours[`color${ground}`]}`) < 7)
      .map((ground) => `${text} on ${ground}`),
  );
  expect(weak).toEqual([]);
});

test.each(textSizes)('at %s %% texts and controls grow alike', (textSize) => {
  const { fontSize, fontSizeHeading1, controlHeight } = tokens({ textSize });
  expect([fontSize, fontSizeHeading1, controlHeight]).toEqual(
    [14, 30, 36].map((px) => (px * textSize) / 100),
  );
});

test.each([
  [true, '0s'],
  [false, '0.16s'],
])('a person who wants no motion (%s) sees changes that take %s', (isMotionReduced, takes) => {
  const look = { mode: 'light', isMotionReduced, textSize: 100, hasContrast: false } as const;
  const { motionDurationMid } = theme.getDesignToken(themeFor(look, theme.defaultAlgorithm));
  expect(motionDurationMid).toBe(takes);
});
