import { type ReactNode, useId, useState } from 'react';
import { useEntryMemory } from '@/hooks/useEntryMemory';
import styles from './Facets.module.css';

interface FacetGroupProps {
  title: string;
  chosen: number;
  isOpenAtFirst: boolean;
  hint?: string;
  children: ReactNode;
}

/** A facet that can be collapsed; its content renders when it is first opened. */
export default function FacetGroup(props: FacetGroupProps) {
  const { title, chosen, isOpenAtFirst, hint, children } = props;
  const hintId = useId();
  const kept = useEntryMemory(`facet ${title}`, (): boolean => isOpen);
  const [isOpen, setOpen] = useState(kept ?? isOpenAtFirst);
  const [wasOpened, setOpened] = useState(isOpen);
  const [known, setKnown] = useState(chosen);
  // Opens when a value was chosen elsewhere, so that it is visible. Does not close when the last value was removed.
  if (known !== chosen) {
    setKnown(chosen);
    if (chosen > known) setOpen(true);
  }
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <details
      className={`${styles.group} fold`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{title}</span>
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </summary>
      {wasOpened && (
        <fieldset className={styles.body} aria-describedby={hint && hintId}>
          <legend className="visuallyHidden">{title}</legend>
          {hint && (
            <p id={hintId} className="quiet">
              {hint}
            </p>
          )}
          {children}
        </fieldset>
      )}
    </details>
  );
}
