import ActionLink from '@/components/ActionLink';
import Outcome from '@/components/Outcome';
import { deliveryPath } from '@/features/deliveries/shared/nextStep';
import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import type { ClosedStanding } from './consentStanding';

/** The others are neither good nor bad. */
const tones: Partial<Record<ClosedStanding['kind'], 'success' | 'warning'>> = {
  agreed: 'success',
  expired: 'warning',
};

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

  return (
    <Outcome
      status={tones[kind]}
      isFresh={isFresh}
      title={t(`consent.outcome.${kind}.title`)}
      hint={
        <>
          {t(`consent.outcome.${kind}.hint`)}
          {at && ` ${t(kind === 'expired' ? 'consent.dueWas' : 'consent.at', { at: exact(at) })}`}
        </>
      }
      actions={
        <ActionLink to={deliveryPath(delivery?.id)}>{t('notifications.delivery')}</ActionLink>
      }
    />
  );
}
