import { useT } from '@/hooks/useT';
import { shiftMonth } from '@/utils/month';
import styles from './MonthHead.module.css';

interface MonthHeadProps {
  /** YYYY-MM. */
  month: string;
  monthText: string;
  onMonth: (month: string) => void;
  onToday: () => void;
}

/** Which month it is, and the ways to others. */
export default function MonthHead({ month, monthText, onMonth, onToday }: MonthHeadProps) {
  const t = useT();
  return (
    <div className={styles.head}>
      <p className={styles.title} role="status">
        {monthText}
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.button}
          onClick={() => onMonth(shiftMonth(month, -1))}
        >
          {t('month.previous')}
        </button>
        <button type="button" className={styles.button} onClick={onToday}>
          {t('month.today')}
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => onMonth(shiftMonth(month, 1))}
        >
          {t('month.next')}
        </button>
      </div>
    </div>
  );
}
