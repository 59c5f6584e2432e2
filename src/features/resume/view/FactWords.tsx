import styles from './FactWords.module.css';
import type { ResumeFact } from './useFacts';

/** The text of a fact in its own direction; a number or an address stays on one line. */
export default function FactWords({ fact: { text, isWhole } }: { fact: ResumeFact }) {
  return (
    <bdi lang="zh-CN" className={isWhole ? styles.whole : undefined}>
      {text}
    </bdi>
  );
}
