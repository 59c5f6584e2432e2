import ActionLink from '@/components/ActionLink';
import Outcome from '@/components/Outcome';
import { deliveryPath } from '@/features/deliveries/shared/nextStep';
import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import type { ClosedConsentState } from './consentState';

/** The tones of outcomes that are good or bad; the others are neutral. */
const tones: Partial<Record<ClosedConsentState['kind'], 'success' | 'warning'>> = {
  agreed: 'success',
  expired: 'warning',
};

interface ConsentOutcomeProps {
  state: ClosedConsentState;
  delivery?: Delivery;
  /** The person has answered just now, on this screen: the result takes the focus. */
  isFresh: boolean;
}

/** The result of the request: answered now or earlier, expired, or not found; and what the person can do next. */
export default function ConsentOutcome({ state, delivery, isFresh }: ConsentOutcomeProps) {
  const { kind, at } = state;
  const t = useT();
  const { exact } = useDateText();
  const first = t(`consent.outcome.${kind}.hint`);

  return (
    <Outcome
      status={tones[kind]}
      isFresh={isFresh}
      title={t(`consent.outcome.${kind}.title`)}
      hint={
        at
          ? t('deliveries.sentences', {
              first,
              second: t(kind === 'expired' ? 'consent.dueWas' : 'consent.at', { at: exact(at) }),
            })
          : first
      }
      actions={
        <ActionLink to={deliveryPath(delivery?.id)}>{t('notifications.delivery')}</ActionLink>
      }
    />
  );
}
