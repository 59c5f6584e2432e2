import { Skeleton } from 'antd';
import styles from './editor/Editor.module.css';

/** The placeholder while editor and guided list load: sections at the side, one card. */
export default function ResumeSkeleton() {
  return (
    <div className={styles.editor} aria-hidden="true">
      <Skeleton title={false} paragraph={{ rows: 8 }} />
      <div className={styles.card}>
        <Skeleton paragraph={{ rows: 8 }} />
      </div>
    </div>
  );
}
