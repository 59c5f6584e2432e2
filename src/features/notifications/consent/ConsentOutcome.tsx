import { Link } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { deliveryPath } from '@/features/deliveries/shared/nextStep';
import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import styles from './Consent.module.css';
import type { ClosedStanding } from './consentStanding';

interface ConsentOutcomeProps {
  standing: ClosedStanding;
  delivery?: Delivery;
  /** It was answered just now, here: the result takes the focus. */
  isFresh: boolean;
}

/** What became of the request, in words: answered now or before, over, or never there; and the way on. */
export default function ConsentOutcome(props: ConsentOutcomeProps) {
  const { kind, at } = props.standing;
  const { delivery, isFresh } = props;
  const t = useT();
  const { exact } = useDateText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) title.current?.focus();
  }, [isFresh]);

  return (
    <div className={styles.outcome}>
      <h2 ref={title} tabIndex={-1} className={styles.heading}>
        {t(`consent.outcome.${kind}.title`)}
      </h2>
      <p>
        {t(`consent.outcome.${kind}.hint`)}
        {at && ` ${t(kind === 'expired' ? 'consent.dueWas' : 'consent.at', { at: exact(at) })}`}
      </p>
      <Link className={styles.link} to={deliveryPath(delivery?.id)}>
        {t('notifications.delivery')}
      </Link>
    </div>
  );
}
