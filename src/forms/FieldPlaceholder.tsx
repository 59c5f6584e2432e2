import { ProForm } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import type { FieldPath, FieldSpec } from './fieldSpec';
import styles from './PortalForm.module.css';
import { isGroup } from './registry';
import { roomOf } from './room';
import { textOf } from './values';

interface FieldPlaceholderProps {
  field: FieldSpec;
  path: FieldPath;
  isTouch: boolean;
  /** The label. */
  children: ReactNode;
}

/**
 * Label and hint with a placeholder while the control's chunk loads; it is antd's form item, to keep the same
 * distances.
 */
export default function FieldPlaceholder({
  field,
  path,
  isTouch,
  children,
}: FieldPlaceholderProps) {
  const form = ProForm.useFormInstance();
  const { type, hint } = field;
  // The words of an agreement stand beside its box, with no label above.
  if (type === 'agreement') {
    return (
      <div className={`ant-form-item ${styles.waiting}`} aria-busy="true">
        <div className={styles.agreementRoom}>{field.words ?? children}</div>
      </div>
    );
  }
  const height = roomOf(type, textOf(form.getFieldValue([...path])), isTouch);
  return (
    <div className={`ant-form-item ${styles.waiting}`} aria-busy="true">
      {children}
      {hint && <div className={styles.waitingHint}>{hint}</div>}
      <div
        className={isGroup(type) ? styles.groupRoom : styles.native}
        style={{ minBlockSize: height }}
      />
    </div>
  );
}
