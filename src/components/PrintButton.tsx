import { useT } from '@/hooks/useT';
import styles from './PrintButton.module.css';

/** Prints the page in view, or saves it as a PDF; what belongs on paper is in the print styles. */
export default function PrintButton() {
  const t = useT();
  return (
    <button type="button" className={styles.button} onClick={() => window.print()}>
      {t('common.print')}
    </button>
  );
}
