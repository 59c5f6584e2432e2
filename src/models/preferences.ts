import { useCallback, useEffect, useState } from 'react';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { darkQuery, modeOf, readAppearance, writeAppearance } from '@/utils/appearance';
import { readDevice, writeDevice } from '@/utils/deviceStore';

const shortcutKey = 'shortcut';

/** A person's preferences on this device: light or dark theme (else the system's), and the `/` shortcut. */
export default function usePreferences() {
  const [appearance, setAppearance] = useState(readAppearance);
  // WCAG 2.1.4: a single-key shortcut must be possible to switch off.
  const [isShortcutOn, setShortcutOn] = useState(() => readDevice(shortcutKey) !== false);
  const isSystemDark = useMediaQuery(darkQuery);
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const mode = modeOf(appearance, isSystemDark);

  useEffect(() => {
    writeAppearance(appearance);
  }, [appearance]);
  useEffect(() => {
    writeDevice(shortcutKey, isShortcutOn);
  }, [isShortcutOn]);
  const toggleMode = useCallback(() => setAppearance(mode === 'dark' ? 'light' : 'dark'), [mode]);

  const toggleShortcut = useCallback(() => setShortcutOn((isOn) => !isOn), []);

  return { mode, isMotionReduced, isShortcutOn, toggleMode, toggleShortcut };
}
