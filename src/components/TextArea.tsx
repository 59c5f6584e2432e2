import type { ComponentProps } from 'react';
import styles from './TextInput.module.css';

/** The browser's own field for several lines, in the look of TextInput. */
export default function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea rows={3} {...props} className={`${styles.input} ${styles.area}`} />;
}
