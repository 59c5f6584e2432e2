import { useEffect, useRef } from 'react';
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.receipt} aria-labelledby="receipt-title">
      <h2 ref={heading} id="receipt-title" tabIndex={-1}>
        {t('registration.receipt.title')}
      </h2>
      <p>{t('registration.receipt.number')}</p>
      <p className={styles.number}>{sent.receiptNumber}</p>
      <p>
        {/* Paper has no hover, and tomorrow it is not today's. */}
        {t('registration.receipt.at')} <Time value={sent.at} isExact />
      </p>
      <p className={styles.onScreen}>{t('registration.receipt.hint')}</p>
      <div className={styles.ways}>
        <PrintButton />
        <button type="button" className={styles.again} onClick={onMend}>
          {t('registration.receipt.mend')}
        </button>
      </div>
    </section>
  );
}
