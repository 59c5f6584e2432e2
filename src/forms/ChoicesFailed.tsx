import type { ReactNode } from 'react';
import Failure from '@/components/Failure';
import { useT } from '@/hooks/useT';
import styles from './PortalForm.module.css';

interface ChoicesFailedProps {
  /** The field's label. */
  children: ReactNode;
  onRetry: () => void;
}

/** Replaces a field whose options could not be loaded: its label, and a button that loads them again. */
export default function ChoicesFailed({ children, onRetry }: ChoicesFailedProps) {
  const t = useT();
  return (
    <div className={styles.waiting}>
      {children}
      <Failure title={t('common.choices.failed')} onRetry={onRetry} />
    </div>
  );
}
