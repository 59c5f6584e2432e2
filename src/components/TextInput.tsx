import type { ComponentProps } from 'react';
import styles from './TextInput.module.css';

/** The browser's own text field in the portal's look: small, and supported by password managers. */
export default function TextInput(props: ComponentProps<'input'>) {
  return <input type="text" {...props} className={styles.input} />;
}
