import type { MapToken, SeedToken } from 'antd/es/theme/interface';
import theme from 'antd/lib/theme';
import { themeFor } from './theme';

type Tokens = Partial<Record<keyof MapToken, unknown>>;

/** A shade of a preset colour, such as `blue-1` or `blue1`: nothing in the portal uses one. */
const shade = /^[a-z]+-?(?:\d|10)$/;

/** Those of the map tokens that differ from `given`, without the shades of preset colours. */
function differing(map: Tokens, given: Tokens): Tokens {
  const entries = Object.entries(map) as [keyof MapToken, unknown][];
  return Object.fromEntries(
    entries.filter(([name, value]) => !shade.test(name) && value !== given[name]),
  );
}

function mapTokens(algorithm: typeof theme.defaultAlgorithm, seed: SeedToken): Tokens {
  return { ...algorithm(seed) };
}

/**
 * What antd's algorithms make of the portal's seeds, computed while building: `light` beyond the seeds, `dark` beyond
 * `light`. The stand-ins in config/stubs return it.
 */
export function computedMapTokens(): { light: Tokens; dark: Tokens } {
  const seedOf = (mode: 'light' | 'dark') => ({
    ...theme.defaultSeed,
    ...themeFor(mode, theme.defaultAlgorithm, false).token,
  });
  const light = mapTokens(theme.defaultAlgorithm, seedOf('light'));
  const dark = mapTokens(theme.darkAlgorithm, seedOf('dark'));
  const known = differing(light, seedOf('light'));
  return { light: known, dark: differing(dark, { ...seedOf('dark'), ...known }) };
}
