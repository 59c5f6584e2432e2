import { Button } from 'antd';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useT } from '@/hooks/useT';
import styles from './DeliveryCard.module.css';

interface CardPartProps {
  /** Which labels the button has. */
  words: 'timeline' | 'sent';
  /** A link leads to this part: it opens by itself. */
  isWanted?: boolean;
  children: ReactNode;
}

/** A part of a card, which opens below its button and is drawn only then. */
export default function CardPart({ words, isWanted = false, children }: CardPartProps) {
  const t = useT();
  const panelId = useId();
  const [isOpen, setOpen] = useState(isWanted);
  useEffect(() => {
    if (isWanted) setOpen(true);
  }, [isWanted]);
  return (
    <>
      <Button
        type="link"
        style={{ paddingInline: 0 }}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {t(`deliveries.${words}.${isOpen ? 'hide' : 'show'}`)}
      </Button>
      <div id={panelId} hidden={!isOpen} className={styles.panel}>
        {isOpen && children}
      </div>
    </>
  );
}
