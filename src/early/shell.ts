import { storedUser } from '@/session/state/storage';
import { darkQuery, modeOf, readAppearance } from '@/utils/appearance';
import { currentDirection, currentPack } from '@/utils/locale';
import { withoutBase } from '@/utils/routerBase';
import { shellId, shownClass } from '@/utils/shell';
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

/** Whether the address of a thing says where one came from; the screen itself finds the words for it. */
const hasSource = ({ pathname }: Location) => /^\/\w+\/[^/]+\/./.test(withoutBase(pathname));

/**
 * The second script in the page: shows the frame and the head of the screen in the language and the colours in use, before
 * the portal's own scripts are there. Nothing in it is a person's, and nothing can be pressed yet. The first answer is drawn
 * into it (src/early/content).
 */
function showShell(): void {
  const { documentElement: root } = document;
  const mode = modeOf(readAppearance(), window.matchMedia(darkQuery).matches);
  root.classList.add(themeClass[mode]);
  root.style.colorScheme = mode;
  root.lang = currentPack();
  root.dir = currentDirection();
  const name = shellFor(window.location);
  const template =
    name && document.querySelector(`template[data-shell="${currentPack()}/${name}"]`);
  if (!(template instanceof HTMLTemplateElement)) return;
  const shell = document.createElement('div');
  shell.id = shellId;
  shell.inert = true;
  // For browsers that do not know it.
  shell.setAttribute('aria-hidden', 'true');
  shell.append(template.content.cloneNode(true));
  const back = shell.querySelector<HTMLElement>('[data-back]');
  if (back && hasSource(window.location)) back.style.visibility = 'hidden';
  document.getElementById('root')?.before(shell);
  root.classList.add(shownClass);
}

showShell();
