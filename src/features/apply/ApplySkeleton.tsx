import { Skeleton } from 'antd';
import styles from './Wizard.module.css';

/** The placeholder while the wizard loads: steps at the side, one card of questions. */
export default function ApplySkeleton() {
  return (
    <div className={styles.wizard} aria-hidden="true">
      <div className={styles.side}>
        <Skeleton title={false} paragraph={{ rows: 5 }} />
      </div>
      <div className={styles.card}>
        <Skeleton paragraph={{ rows: 6 }} />
      </div>
    </div>
  );
}
