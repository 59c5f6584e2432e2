import { Tooltip } from 'antd';
import { landmarkOf } from '@/utils/landmark';
import styles from './TimeWords.module.css';

interface TimeTipProps {
  id: string;
  text: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The tooltip over a time. It is its own chunk, since antd's Tooltip is too large for a reading screen. */
export default function TimeTip({ id, text, isOpen, onOpenChange }: TimeTipProps) {
  return (
    <Tooltip
      id={id}
      title={text}
      open={isOpen}
      onOpenChange={onOpenChange}
      getPopupContainer={landmarkOf}
    >
      <span className={styles.area} />
    </Tooltip>
  );
}
