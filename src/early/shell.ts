import { currentPack } from '@/utils/locale';
import { withoutBase } from '@/utils/routerBase';
import { leaveOutOfTab, removeShell, shellId } from '@/utils/shell';
import { shellName } from './prepare';

/** Whether the address of a thing says where one came from; the screen itself finds the words for it. */
const hasSource = ({ pathname }: Location) => /^\/\w+\/[^/]+\/./.test(withoutBase(pathname));

/**
 * The second script in the page: shows the frame and the head of the screen in the language and the colours in use, before
 * the portal's own scripts are there. Nothing in it is a person's, and nothing can be pressed yet. The first answer is drawn
 * into it (src/early/content).
 */
function showShell(): void {
  const name = shellName();
  if (!name) return;
  const template = document.querySelector(`template[data-shell="${currentPack()}/${name}"]`);
  if (!(template instanceof HTMLTemplateElement)) {
    removeShell();
    return;
  }
  const shell = document.createElement('div');
  shell.id = shellId;
  shell.inert = true;
  // For browsers that do not know it.
  shell.setAttribute('aria-hidden', 'true');
  shell.style.pointerEvents = 'none';
  shell.append(template.content.cloneNode(true));
  leaveOutOfTab(shell);
  const back = shell.querySelector<HTMLElement>('[data-back]');
  if (back && hasSource(window.location)) back.style.visibility = 'hidden';
  document.getElementById('root')?.before(shell);
}

showShell();
