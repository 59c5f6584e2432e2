import type { ColourMode } from '../../config/theme';
import { readDevice, writeDevice } from './deviceStore';

/** system: as the device has it. */
export type Appearance = 'system' | ColourMode;

const key = 'appearance';
const choices: readonly Appearance[] = ['system', 'light', 'dark'];

export const darkQuery = '(prefers-color-scheme: dark)';

/** What the person has chosen on this device. */
export function readAppearance(): Appearance {
  const stored = readDevice(key);
  return choices.find((choice) => choice === stored) ?? 'system';
}

export function writeAppearance(appearance: Appearance): void {
  writeDevice(key, appearance);
}

export function modeOf(appearance: Appearance, isSystemDark: boolean): ColourMode {
  if (appearance !== 'system') return appearance;
  return isSystemDark ? 'dark' : 'light';
}
