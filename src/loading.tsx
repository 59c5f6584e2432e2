import { getIntl } from '@umijs/max';
import { createPortal } from 'react-dom';
import { shellId } from '@/utils/shell';
import { site } from '../config/site';
import styles from './loading.module.css';

/**
 * The spinner of a start and of a route (spec §2, §4): large, centred, after 200 ms. It stands outside the intl provider, and
 * is drawn by CSS alone: antd's Spin would be in everybody's first load. The portal's own frame waits hidden behind the page's
 * shell (config/htmlPlugin.ts), so there the spinner lies over that.
 */
export default function RouteLoading() {
  const label = getIntl().formatMessage({ id: 'frame.loading' });
  const isOverShell = document.getElementById(shellId) !== null;
  const spinner = (
    <div
      className={`${styles.centre} ${isOverShell ? styles.over : ''}`}
      role="status"
      aria-label={label}
    >
      <span className={styles.late} style={{ animationDelay: `${site.spinnerDelayMs}ms` }}>
        <span className={styles.ring} aria-hidden="true" />
      </span>
    </div>
  );
  return isOverShell ? createPortal(spinner, document.body) : spinner;
}
