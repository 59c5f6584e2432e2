import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** grey: over or not begun; blue: waiting for others; gold: urgent or yours; green: done; red: refused. */
export type TagTone = 'grey' | 'blue' | 'gold' | 'green' | 'red';

interface TagProps {
  tone: TagTone;
  /** zh-CN for server text. */
  lang?: string;
  children: ReactNode;
}

/** A state in words on its tone; the colour never says it alone. */
export default function Tag({ tone, lang, children }: TagProps) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`} lang={lang}>
      {children}
    </span>
  );
}
