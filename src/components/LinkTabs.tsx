import { Link } from '@umijs/max';
import { useLayoutEffect, useRef } from 'react';
import styles from './LinkTabs.module.css';

interface LinkTab {
  key: string;
  label: string;
  to: string;
  isCurrent: boolean;
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

/** Scrolls the line sideways until a tab is in its middle; scrollIntoView would also move the page. */
function centre(box: HTMLElement, tab: Element): void {
  box.scrollLeft += middleOf(tab) - middleOf(box);
}

/**
 * Parts of a list as tabs. Each tab is a link, so that Back, a new browser tab and a shared address work. On a phone
 * the tabs stay in one line that scrolls sideways, with the current one in view.
 */
export default function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const line = useRef<HTMLElement>(null);
  const currentKey = tabs.find((tab) => tab.isCurrent)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one becomes the current
  useLayoutEffect(() => {
    const box = line.current;
    const current = box?.querySelector('[aria-current]');
    if (box && current) centre(box, current);
  }, [currentKey]);
  return (
    // A tab that is half in view takes the focus without being scrolled to (WCAG 2.4.11).
    <nav
      ref={line}
      className={styles.tabs}
      aria-label={label}
      onFocus={({ currentTarget, target }) => centre(currentTarget, target)}
    >
      {tabs.map((tab) => (
        <Link key={tab.key} to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
