import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import {
  darkQuery,
  modeOf,
  readAppearance,
  readContrast,
  readTextSize,
  writeAppearance,
  writeContrast,
  writeTextSize,
} from '@/utils/appearance';
import { readDevice, writeDevice } from '@/utils/deviceStore';
import type { Look } from '../../config/theme';

const shortcutKey = 'shortcut';

/** A person's preferences on this device: light or dark theme (else the system's), size of the text, contrast, and the `/` shortcut. */
export default function usePreferences() {
  const [appearance, setAppearance] = useState(readAppearance);
  // WCAG 2.1.4: a single-key shortcut must be possible to switch off.
  const [isShortcutOn, setShortcutOn] = useState(() => readDevice(shortcutKey) !== false);
  const [textSize, setTextSize] = useState(readTextSize);
  const [hasContrast, setContrast] = useState(readContrast);
  const isSystemDark = useMediaQuery(darkQuery);
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const mode = modeOf(appearance, isSystemDark);

  useEffect(() => {
    writeAppearance(appearance);
  }, [appearance]);
  useEffect(() => writeTextSize(textSize), [textSize]);
  useEffect(() => writeContrast(hasContrast), [hasContrast]);
  useEffect(() => {
    writeDevice(shortcutKey, isShortcutOn);
  }, [isShortcutOn]);
  const toggleMode = useCallback(() => setAppearance(mode === 'dark' ? 'light' : 'dark'), [mode]);

  const toggleShortcut = useCallback(() => setShortcutOn((isOn) => !isOn), []);

  const look: Look = useMemo(
    () => ({ mode, isMotionReduced, textSize, hasContrast }),
    [mode, isMotionReduced, textSize, hasContrast],
  );

  return { mode, look, isShortcutOn, toggleMode, toggleShortcut, setTextSize, setContrast };
}
