import { Skeleton } from 'antd';
import styles from './shared/DeliveriesTab.module.css';

const rows = ['first', 'second', 'third'];

/** Three cards in the shape of the deliveries to come. */
export default function DeliverySkeleton() {
  return (
    <div className={styles.list} aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={styles.placeholder}>
          <Skeleton title={{ width: '40%' }} paragraph={{ rows: 2 }} />
        </div>
      ))}
    </div>
  );
}
