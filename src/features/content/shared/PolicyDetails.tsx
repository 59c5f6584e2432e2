import type { ReactNode } from 'react';
import RichText from '@/components/RichText';
import Sentence from '@/components/Sentence';
import Time from '@/components/Time';
import type { PolicyText } from '@/services/types';
import styles from './PolicyDetails.module.css';

interface PolicyDetailsProps {
  text: PolicyText;
  isOpenAtFirst?: boolean;
  /** Shown beside the title, such as the agreed version. */
  note?: ReactNode;
}

/** A privacy or agreement text below its title, with its version. */
export default function PolicyDetails({ text, isOpenAtFirst, note }: PolicyDetailsProps) {
  return (
    <details open={isOpenAtFirst} className={styles.text}>
      <summary style={{ padding: '12px 0', cursor: 'pointer' }}>
        <span
          lang="zh-CN"
          style={{ marginInlineEnd: 8, fontSize: 'var(--ant-font-size-lg)', fontWeight: 600 }}
        >
          {text.title}
        </span>
        {note}
      </summary>
      <p className="quiet" style={{ marginBottom: 12 }}>
        <Sentence id="common.version" values={{ version: text.version }} />{' '}
        <Time value={text.publishedAt} />
      </p>
      <RichText html={text.contentHtml} />
    </details>
  );
}
