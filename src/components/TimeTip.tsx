import { Tooltip } from 'antd';
import styles from './TimeWords.module.css';

interface TimeTipProps {
  id: string;
  text: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The tooltip over the words of a time; a chunk of its own, since antd's Tooltip costs more than a reading screen may. */
export default function TimeTip({ id, text, isOpen, onOpenChange }: TimeTipProps) {
  return (
    <Tooltip id={id} title={text} open={isOpen} onOpenChange={onOpenChange}>
      <span className={styles.area} />
    </Tooltip>
  );
}
