import { Skeleton } from 'antd';
import styles from './UserCenter.module.css';

const columns = [
  ['todos', 'dates'],
  ['interview', 'latest', 'resume'],
];

/** The parts to come, in their shape. */
export default function UserCenterSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      {columns.map((parts) => (
        <div key={parts[0]} className={styles.column}>
          {parts.map((part) => (
            <div key={part} className={styles.part}>
              <div className={styles.body}>
                <Skeleton title={{ width: '30%' }} paragraph={{ rows: 3 }} />
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
