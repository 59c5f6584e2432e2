import { useNetwork } from 'ahooks';
import { useT } from '@/hooks/useT';
import { offlinePage } from '@/utils/offlineWorker';
import { routerBase } from '@/utils/routerBase';
import styles from './Frame.module.css';

/** Says that the device is offline, without interrupting screen readers. */
export default function OfflineBanner() {
  const t = useT();
  const { online } = useNetwork();
  return (
    <div role="status">
      {online === false && (
        <p className={styles.offline}>
          <span>{t('frame.offline.banner')}</span>
          {navigator.serviceWorker?.controller && (
            // A tab of its own: the page, and what is typed there, stays.
            <a
              href={`${routerBase()}/${offlinePage}`}
              target="_blank"
              rel="noopener noreferrer"
              style={{ marginInlineStart: 8 }}
            >
              {t('frame.offline.dates')}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
