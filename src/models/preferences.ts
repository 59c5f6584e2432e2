import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { readDevice, writeDevice } from '@/utils/deviceStore';
import type { ColourMode } from '../../config/theme';

export type Appearance = 'system' | ColourMode;

const appearanceKey = 'appearance';
const shortcutKey = 'shortcut';
const choices: readonly Appearance[] = ['system', 'light', 'dark'];

function isAppearance(value: unknown): value is Appearance {
  return choices.some((choice) => choice === value);
}

function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}

/** What a person prefers on this device: light or dark (else the system's), and the `/` shortcut. */
export default function usePreferences() {
  const [appearance, setAppearance] = useState<Appearance>(() => {
    const stored = readDevice(appearanceKey);
    return isAppearance(stored) ? stored : 'system';
  });
  // WCAG 2.1.4: a single-key shortcut must be possible to switch off.
  const [isShortcutOn, setShortcutOn] = useState(() => readDevice(shortcutKey) !== false);
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const mode: ColourMode = appearance === 'system' ? (isSystemDark ? 'dark' : 'light') : appearance;

  useEffect(() => writeDevice(appearanceKey, appearance), [appearance]);
  useEffect(() => writeDevice(shortcutKey, isShortcutOn), [isShortcutOn]);
  const toggleMode = useCallback(() => setAppearance(mode === 'dark' ? 'light' : 'dark'), [mode]);

  const toggleShortcut = useCallback(() => setShortcutOn((isOn) => !isOn), []);

  return { mode, isMotionReduced, isShortcutOn, toggleMode, toggleShortcut };
}
