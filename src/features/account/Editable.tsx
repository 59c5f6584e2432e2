import { Button, Flex } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Form.module.css';

interface EditableProps {
  /** The current value. */
  value: ReactNode;
  /** The label of the button that opens the form. */
  action: string;
  children: (close: () => void) => ReactNode;
}

/**
 * A value with a button that opens the form to change it. The form's first field takes the focus (`hasFocus`);
 * afterwards the button gets it back.
 */
export default function Editable({ value, action, children }: EditableProps) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (!isOpen) box.current?.querySelector<HTMLElement>('button')?.focus();
  }, [isOpen]);
  return (
    <div ref={box}>
      <Flex wrap gap="4px 16px" align="center" justify="space-between" className={styles.line}>
        <bdi className={styles.value}>{value}</bdi>
        {!isOpen && (
          <Button size="large" onClick={() => setOpen(true)}>
            {action}
          </Button>
        )}
      </Flex>
      {isOpen && children(() => setOpen(false))}
    </div>
  );
}
