import { Drawer as AntdDrawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { useFocusReturn } from '@/hooks/useFocusReturn';
import { useT } from '@/hooks/useT';
import { currentDirection } from '@/utils/locale';
import styles from './Drawer.module.css';

interface DrawerProps {
  title: string;
  /** The width that its content can use (px), where the window has as much; one column by default. */
  width?: number;
  /** Called when the person closes the drawer, not when the page is left. */
  onLeave: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** antd's drawer over a page that keeps its state. Load it lazily: most visits never open it. */
export default function Drawer(props: DrawerProps) {
  const { title, width = 560, onLeave, footer, children } = props;
  const t = useT();
  const [isOpen, setOpen] = useState(true);

  // Back removes the drawer without closing it.
  useFocusReturn();

  return (
    <AntdDrawer
      open={isOpen}
      placement={currentDirection() === 'rtl' ? 'left' : 'right'}
      title={<h2 className={styles.title}>{title}</h2>}
      size={`min(${width}px, 100vw)`}
      footer={footer}
      classNames={{ footer: styles.footer, body: styles.body, close: styles.close }}
      closable={{ placement: 'end', 'aria-label': t('common.close') }}
      onClose={() => setOpen(false)}
      afterOpenChange={(isShown) => {
        if (!isShown) onLeave();
      }}
    >
      {children}
    </AntdDrawer>
  );
}
