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
    // scrollIntoView would also move the page.
    if (box && current) box.scrollLeft += middleOf(current) - middleOf(box);
  }, [currentKey]);
  return (
    <nav ref={line} className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.key} to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
