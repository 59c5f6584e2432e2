import { Button, Flex } from 'antd';
import { useT } from '@/hooks/useT';
import { shiftMonth } from '@/utils/month';
import styles from './Month.module.css';

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
    <Flex wrap align="center" justify="space-between" gap="8px 16px" className={styles.head}>
      <p className={styles.title} role="status">
        {monthText}
      </p>
      <Flex gap={8} className={`${styles.buttons} offPaper`}>
        <Button onClick={() => onMonth(shiftMonth(month, -1))}>{t('month.previous')}</Button>
        <Button onClick={onToday}>{t('month.today')}</Button>
        <Button onClick={() => onMonth(shiftMonth(month, 1))}>{t('month.next')}</Button>
      </Flex>
    </Flex>
  );
}
