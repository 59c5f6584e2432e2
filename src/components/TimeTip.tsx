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

/** Within the landmark that the words stand in, as all that is read (axe: region). */
function landmarkOf(trigger: HTMLElement): HTMLElement {
  return trigger.closest<HTMLElement>('main, header, footer, [role="dialog"]') ?? document.body;
}
