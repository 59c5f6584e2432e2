import State from '@/components/State';
import { deliveryPath } from '@/features/deliveries/shared/nextStep';
import { useT } from '@/hooks/useT';

interface NoAppointmentProps {
  /** The delivery is there, without an interview. */
  isKnown: boolean;
  deliveryId: string;
}

/** A link to an interview that is not there, or not any more. */
export default function NoAppointment({ isKnown, deliveryId }: NoAppointmentProps) {
  const t = useT();
  return isKnown ? (
    <State
      role="status"
      title={t('appointments.none')}
      hint={t('appointments.none.hint')}
      action={{ label: t('notifications.delivery'), to: deliveryPath(deliveryId) }}
    />
  ) : (
    <State
      role="status"
      title={t('appointments.notFound')}
      hint={t('appointments.notFound.hint')}
      action={{ label: t('appointments.all'), to: '/user/appointments' }}
    />
  );
}
