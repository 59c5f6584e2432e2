import { Skeleton } from 'antd';
import styles from './Appointment.module.css';

const rows = ['first', 'second'];

/** Two cards in the shape of the interviews to come. */
export default function AppointmentSkeleton() {
  return (
    <div className={styles.screen} aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={styles.facts}>
          <Skeleton title={{ width: '40%' }} paragraph={{ rows: 4 }} />
        </div>
      ))}
    </div>
  );
}
