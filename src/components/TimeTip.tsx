import { Tooltip } from 'antd';
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

/**
 * The container of the tooltip: the landmark around its text, since all content must be in a landmark (axe: region).
 */
function landmarkOf(trigger: HTMLElement): HTMLElement {
  return trigger.closest<HTMLElement>('main, header, footer, [role="dialog"]') ?? document.body;
}
