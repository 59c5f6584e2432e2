import { useNetwork } from 'ahooks';
import { useT } from '@/hooks/useT';
import styles from './Frame.module.css';

/** Says that the device is offline, without interrupting screen readers. */
export default function OfflineBanner() {
  const t = useT();
  const { online } = useNetwork();
  return (
    <div role="status">
      {online === false && <p className={styles.offline}>{t('frame.offline.banner')}</p>}
    </div>
  );
}
