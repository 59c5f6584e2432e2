import { useT } from '@/hooks/useT';
import { isOtherClock } from '@/utils/dateWords';
import styles from './ZoneNote.module.css';

/** Whose clock the times on a screen follow, said to those whose device shows another one; nothing to everybody else. */
export default function ZoneNote() {
  const t = useT();
  return isOtherClock(Date.now()) ? <p className={styles.note}>{t('common.time.zone')}</p> : null;
}
