import { Link } from '@umijs/max';
import { useLayoutEffect, useRef } from 'react';
import styles from './LinkTabs.module.css';

interface LinkTabsProps<K> {
  label: string;
  /** With undefined as the key of the tab that leaves nothing out. */
  keys: readonly K[];
  current: K | undefined;
  textOf: (key: K) => string;
  hrefOf: (key: K) => string;
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
export default function LinkTabs<K extends string | undefined>(props: LinkTabsProps<K>) {
  const { label, keys, current, textOf, hrefOf } = props;
  const line = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one becomes the current
  useLayoutEffect(() => {
    const box = line.current;
    const tab = box?.querySelector('[aria-current]');
    if (box && tab) centre(box, tab);
  }, [current]);
  return (
    // A tab that is half in view takes the focus without being scrolled to (WCAG 2.4.11).
    <nav
      ref={line}
      className={styles.tabs}
      aria-label={label}
      onFocus={({ currentTarget, target }) => centre(currentTarget, target)}
    >
      {keys.map((key) => (
        <Link key={key ?? ''} to={hrefOf(key)} aria-current={key === current ? 'page' : undefined}>
          {textOf(key)}
        </Link>
      ))}
    </nav>
  );
}
