import { Button } from 'antd';
import Outcome from '@/components/Outcome';
import PrintButton from '@/components/PrintButton';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import styles from './Registration.module.css';
import type { Sent } from './sent';

interface ReceiptProps {
  sent: Sent;
  onMend: () => void;
}

/** What was handed in has a number: to be noted, printed, and shown on the spot. */
export default function Receipt({ sent, onMend }: ReceiptProps) {
  const t = useT();
  return (
    <Outcome
      status="success"
      isFresh
      title={t('registration.receipt.title')}
      hint={<span className={styles.onScreen}>{t('registration.receipt.hint')}</span>}
      actions={
        <>
          <PrintButton />
          <Button size="large" onClick={onMend}>
            {t('registration.receipt.mend')}
          </Button>
        </>
      }
    >
      <p>{t('registration.receipt.number')}</p>
      <p className={styles.number}>{sent.receiptNumber}</p>
      <p>
        {/* Paper has no hover, and tomorrow it is not today's. */}
        {t('registration.receipt.at')} <Time value={sent.at} isExact />
      </p>
    </Outcome>
  );
}
