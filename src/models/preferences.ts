import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { darkQuery, modeOf, readAppearance, writeAppearance } from '@/utils/appearance';
import { readDevice, writeDevice } from '@/utils/deviceStore';

const shortcutKey = 'shortcut';

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
