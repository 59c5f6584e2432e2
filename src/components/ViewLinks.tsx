import { Link } from '@umijs/max';
import styles from './Segmented.module.css';

interface ViewLinksProps<T extends string> {
  label: string;
  views: readonly T[];
  current: T;
  textOf: (view: T) => string;
  hrefOf: (view: T) => string;
}

/** The views of the same things, such as list and month, each with an address. */
export default function ViewLinks<T extends string>(props: ViewLinksProps<T>) {
  const { label, views, current, textOf, hrefOf } = props;
  return (
    <nav className={styles.segments} aria-label={label}>
      {views.map((view) => (
        <Link
          key={view}
          to={hrefOf(view)}
          className={styles.segment}
          aria-current={view === current ? 'page' : undefined}
        >
          {textOf(view)}
        </Link>
      ))}
    </nav>
  );
}
