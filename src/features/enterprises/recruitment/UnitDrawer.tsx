import { type ReactNode, useEffect, useRef, useState } from 'react';
import Sentence from '@/components/Sentence';
import { useEntryMemory } from '@/hooks/useEntryMemory';
import { useT } from '@/hooks/useT';
import { serverWord } from '@/utils/words';

interface UnitDrawerProps {
  /** The chosen unit's name; undefined while it loads. */
  name: string | undefined;
  chosenId: string;
  /** The tree; rendered when it is first opened. */
  children: ReactNode;
}

/** The tree on a phone: collapsed below the chosen unit's name; collapses again when another unit is chosen. */
export default function UnitDrawer({ name, chosenId, children }: UnitDrawerProps) {
  const t = useT();
  const kept = useEntryMemory('units', (): boolean => isOpen) ?? false;
  const [isOpen, setOpen] = useState(kept);
  const [wasOpened, setOpened] = useState(kept);
  if (isOpen && !wasOpened) setOpened(true);
  const summary = useRef<HTMLElement>(null);

  const shown = useRef(chosenId);
  useEffect(() => {
    if (shown.current === chosenId) return;
    shown.current = chosenId;
    setOpen(false);
    summary.current?.focus();
  }, [chosenId]);

  return (
    <details
      className="fold surface offPaper"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={summary}>
        {name ? (
          <Sentence id="enterprises.recruitment.unitsNow" values={{ name: serverWord(name) }} />
        ) : (
          t('enterprises.recruitment.units')
        )}
      </summary>
      {wasOpened && <div style={{ padding: '4px 12px 12px' }}>{children}</div>}
    </details>
  );
}
