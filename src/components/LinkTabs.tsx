import { Link } from '@umijs/max';
import styles from './LinkTabs.module.css';

interface LinkTab {
  key: string;
  label: string;
  to: string;
  isCurrent: boolean;
}

/** Parts of a list as tabs. Each is a link, so that Back, a new tab and a shared address work. */
export default function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.key} to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
