import { type ReactNode, useState } from 'react';
import { useEntryMemory } from '@/hooks/useEntryMemory';
import styles from './Facets.module.css';

interface FacetGroupProps {
  title: string;
  /** How many of its values are chosen. */
  chosen: number;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** A facet that folds as the person likes; what is inside is built when it is first opened. */
export default function FacetGroup({ title, chosen, isOpenAtFirst, children }: FacetGroupProps) {
  const kept = useEntryMemory(`facet ${title}`, (): boolean => isOpen);
  const [isOpen, setOpen] = useState(kept ?? isOpenAtFirst);
  const [wasOpened, setOpened] = useState(isOpen);
  const [known, setKnown] = useState(chosen);
  // What was chosen elsewhere is to be seen; taking the last value off is no reason to fold under one's hand.
  if (known !== chosen) {
    setKnown(chosen);
    if (chosen > known) setOpen(true);
  }
  return (
    <details
      className={`${styles.group} fold`}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary>
        <span>{title}</span>
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </summary>
      {wasOpened && <div className={styles.body}>{children}</div>}
    </details>
  );
}
