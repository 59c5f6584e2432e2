import { useModel } from '@umijs/max';
import { useEventListener } from 'ahooks';
import { isTyping } from '@/utils/typing';

/** The `/` key focuses the page's search box, the header's or the screen's own, unless the person has switched it off. */
export function useSearchShortcut(): void {
  const { isShortcutOn } = useModel('preferences');
  // Not useKeyPress: its table of keys and comparison of them weigh 2 kB at every first visit.
  useEventListener('keydown', (event: KeyboardEvent) => {
    if (event.key !== '/' || !isShortcutOn || isTyping(event.target)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[role="search"] input')?.focus();
  });
}
