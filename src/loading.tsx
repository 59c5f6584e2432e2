import { getIntl, getLocale } from '@umijs/max';
import { limits } from '../config/site';
import styles from './loading.module.css';

/**
 * The spinner of a start and of a route (spec §2, §4): large, centred, after 200 ms. It stands outside the intl provider, and
 * is drawn by CSS alone: antd's Spin would be in everybody's first load.
 */
export default function RouteLoading() {
  const label = getIntl(getLocale()).formatMessage({ id: 'frame.loading' });
  return (
    <div className={styles.centre} role="status" aria-label={label}>
      <span className={styles.late} style={{ animationDelay: `${limits.spinnerDelayMs}ms` }}>
        <span className={styles.ring} aria-hidden="true" />
      </span>
    </div>
  );
}
