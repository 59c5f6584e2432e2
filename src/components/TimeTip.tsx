import { Tooltip } from 'antd';
import { useEffect } from 'react';
import styles from './TimeWords.module.css';

interface TimeTipProps {
  id: string;
  text: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called once it is here and takes the place of the browser's own title. */
  onReady: () => void;
}

/** The tooltip over the words of a time; a chunk of its own, since antd's Tooltip costs more than a reading screen may. */
export default function TimeTip({ id, text, isOpen, onOpenChange, onReady }: TimeTipProps) {
  useEffect(onReady, [onReady]);
  return (
    <Tooltip id={id} title={text} open={isOpen} onOpenChange={onOpenChange}>
      <span className={styles.area} />
    </Tooltip>
  );
}
