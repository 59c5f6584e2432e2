import { getIntl } from '@umijs/max';
import { Spin } from 'antd';
import { site } from '../config/site';
import styles from './loading.module.css';

/** The route spinner (spec §2): large, centred, after 200 ms. It stands outside the intl provider. */
export default function RouteLoading() {
  const label = getIntl().formatMessage({ id: 'frame.loading' });
  return (
    <div className={styles.centre} role="status" aria-label={label}>
      <Spin size="large" delay={site.spinnerDelayMs} />
    </div>
  );
}
