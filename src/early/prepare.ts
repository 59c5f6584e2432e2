import { storedUser } from '@/session/state/storage';
import { darkQuery, modeOf, readAppearance } from '@/utils/appearance';
import { currentDirection, currentPack } from '@/utils/locale';
import { withoutBase } from '@/utils/routerBase';
import { shownClass } from '@/utils/shell';
import { themeClass } from '../../config/theme';

/** Which shell stands for an address (config/shell/render); the first pattern that fits. */
const shells: readonly [RegExp, string][] = [
  [/^\/(?:home|index\.html)?$/, 'home'],
  [/^\/searchPosition\/(?:all|region)$/, 'positions'],
  [/^\/recruitmentview\//, 'position'],
  [/^\/notice$/, 'notices'],
  [/^\/notice\//, 'notice'],
];

function shellFor({ pathname, search }: Location): string | undefined {
  // On a phone the home page of a signed-in person begins with what waits for them.
  const path = withoutBase(pathname);
  const found = shells.find(([pattern]) => pattern.test(path))?.[1];
  if (found === 'home' && storedUser.read()) return undefined;
  return new URLSearchParams(search).get('headStyle') === 'false' ? undefined : found;
}

/** The name of the address's shell, undefined for a screen without one. */
export const shellName = () => shellFor(window.location);

/**
 * Gives the document its colours, language and direction, and says that a shell follows: the page may be painted before all
 * of it is there, and what is painted in its place would have to move.
 */
export function prepareDocument(): void {
  const { documentElement: root } = document;
  const mode = modeOf(readAppearance(), window.matchMedia(darkQuery).matches);
  root.classList.add(themeClass[mode]);
  root.style.colorScheme = mode;
  root.lang = currentPack();
  root.dir = currentDirection();
  if (shellName()) root.classList.add(shownClass);
}
