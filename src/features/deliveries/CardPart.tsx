import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { useT } from '@/hooks/useT';
import styles from './DeliveryCard.module.css';

interface CardPartProps {
  /** Which labels the button has. */
  words: 'timeline' | 'sent';
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A part of a card, which opens below its button. */
export default function CardPart({ words, isOpen, onToggle, children }: CardPartProps) {
  const t = useT();
  const panelId = useId();
  return (
    <>
      <Button
        type="link"
        style={{ paddingInline: 0 }}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
      >
        {t(`deliveries.${words}.${isOpen ? 'hide' : 'show'}`)}
      </Button>
      <div id={panelId} hidden={!isOpen} className={styles.panel}>
        {isOpen && children}
      </div>
    </>
  );
}
