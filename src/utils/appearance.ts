import { type ColourMode, type TextSize, textSizes } from '../../config/theme';
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

const sizeKey = 'text-size';
const contrastKey = 'contrast';

/** The size of the text that the person has chosen on this device. */
export function readTextSize(): TextSize {
  const stored = readDevice(sizeKey);
  return textSizes.find((size) => size === stored) ?? 100;
}

export function writeTextSize(size: TextSize): void {
  writeDevice(sizeKey, size === 100 ? undefined : size);
}

/** Tells the styles of the frame that the text is large. */
export function showTextSize(size: TextSize): void {
  document.documentElement.toggleAttribute('data-large', size > 100);
}

export const readContrast = () => readDevice(contrastKey) === true;

export function writeContrast(hasContrast: boolean): void {
  writeDevice(contrastKey, hasContrast || undefined);
}

export function modeOf(appearance: Appearance, isSystemDark: boolean): ColourMode {
  if (appearance !== 'system') return appearance;
  return isSystemDark ? 'dark' : 'light';
}
