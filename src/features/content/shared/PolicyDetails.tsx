import type { ReactNode } from 'react';
import RichText from '@/components/RichText';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { PolicyText } from '@/services/types';
import styles from './PolicyDetails.module.css';

interface PolicyDetailsProps {
  text: PolicyText;
  isOpenAtFirst?: boolean;
  /** Beside the title, such as what was agreed to. */
  note?: ReactNode;
}

/** A privacy or agreement text behind its title, with its version. */
export default function PolicyDetails({ text, isOpenAtFirst, note }: PolicyDetailsProps) {
  const t = useT();
  return (
    <details open={isOpenAtFirst} className={styles.text}>
      <summary className={styles.summary}>
        <span className={styles.name} lang="zh-CN">
          {text.title}
        </span>
        {note}
      </summary>
      <p className={styles.version}>
        {t('content.privacy.version', { version: text.version })} <Time value={text.publishedAt} />
      </p>
      <RichText html={text.contentHtml} />
    </details>
  );
}
