import { type ReactNode, useState } from 'react';
import styles from './Facets.module.css';

interface FacetGroupProps {
  title: string;
  /** How many of its values are chosen. */
  chosen: number;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** A facet that folds; what is inside is built when it is first opened. */
export default function FacetGroup({ title, chosen, isOpenAtFirst, children }: FacetGroupProps) {
  const [wasOpened, setOpened] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.group}
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </summary>
      {wasOpened && <div className={styles.body}>{children}</div>}
    </details>
  );
}
