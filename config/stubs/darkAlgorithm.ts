import type { MapToken, SeedToken } from 'antd/es/theme/interface';
import lightAlgorithm from './lightAlgorithm';

/** Replaced by a literal while building (config/mapTokens.ts). */
declare const mapTokens: { dark: Partial<MapToken> };

/** Stands for antd's dark algorithm, like `lightAlgorithm` for the light one. */
export default function darkAlgorithm(seed: SeedToken): Partial<MapToken> {
  return { ...lightAlgorithm(seed), ...mapTokens.dark };
}
