import { Drawer as AntdDrawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { useFocusReturn } from '@/hooks/useFocusReturn';
import { useT } from '@/hooks/useT';
import { currentDirection } from '@/utils/locale';

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
      title={
        <h2 style={{ margin: 0, fontSize: 'var(--ant-font-size-heading-4)', fontWeight: 600 }}>
          {title}
        </h2>
      }
      size={`min(${width}px, 100vw)`}
      footer={footer}
      styles={{
        // With the button's 44 px as high as without it.
        header: { paddingBlock: 8 },
        footer: { paddingBottom: 'calc(8px + env(safe-area-inset-bottom))' },
        body: {
          paddingBottom: 'calc(16px + env(safe-area-inset-bottom))',
          overscrollBehavior: 'contain',
        },
        close: { width: 44, height: 44 },
      }}
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
