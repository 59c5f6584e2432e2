import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useT } from '@/hooks/useT';
import styles from './Drawer.module.css';

interface DrawerProps {
  title: string;
  /** The screen's width instead of a column's: tables. */
  isWide?: boolean;
  /** Called when it was closed by the person, not when the page goes. */
  onLeave: () => void;
  children: ReactNode;
}

/** A native dialog at the side, over a page that keeps its state; Escape and the button close it. */
export default function Drawer({ title, isWide, onLeave, children }: DrawerProps) {
  const t = useT();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isGone = useRef(false);

  // Closed before it leaves the page, so that the focus returns to where it was, after Back too.
  useLayoutEffect(() => {
    const element = dialog.current;
    isGone.current = false;
    element?.showModal();
    return () => {
      isGone.current = true;
      element?.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={isWide ? styles.wide : styles.drawer}
      aria-labelledby={titleId}
      onClose={() => {
        if (!isGone.current) onLeave();
      }}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {t('common.close')}
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
