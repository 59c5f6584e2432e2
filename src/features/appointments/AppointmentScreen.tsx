import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import State from '@/components/State';
import Waiting from '@/components/Waiting';
import ZoneNote from '@/components/ZoneNote';
import { deliveryPath } from '@/features/deliveries/shared/nextStep';
import { useAsOfNow } from '@/hooks/useAsOfNow';
import { useT } from '@/hooks/useT';
import styles from './Appointment.module.css';
import AppointmentParts from './AppointmentParts';
import { appointmentStandingOf } from './standing';
import { useAppointments } from './useAppointments';

/** The interview of one delivery: choose a time, see when and where, ask for another time. */
export default function AppointmentScreen({ deliveryId }: { deliveryId: string }) {
  const t = useT();
  const { data, error, loading, refresh, dates, renew, replace } = useAppointments();
  const delivery = data?.find((one) => one.id === deliveryId);
  const standing = useAsOfNow(() => appointmentStandingOf(delivery, Date.now()));
  const isChoosing = standing === 'choose' || standing === 'late';

  return (
    <>
      <PageHead
        title={t(isChoosing ? 'appointments.choose.title' : 'appointments.one.title')}
        place={`deliveryId=${deliveryId}`}
        breadcrumb={[{ label: t('account.appointments.title'), to: '/user/appointments' }]}
        intro={
          delivery && (
            <span lang="zh-CN">
              {delivery.targetName} · {delivery.enterpriseName}
            </span>
          )
        }
      />
      <div className={styles.screen} aria-busy={loading}>
        <ZoneNote />
        {!data && loading && <Waiting />}
        {!data && error && !loading && (
          <Failure title={t('appointments.failed')} onRetry={refresh} />
        )}
        {data && (!delivery || standing === 'none') && (
          <NoAppointment isKnown={Boolean(delivery)} deliveryId={deliveryId} />
        )}
        {delivery && standing !== 'none' && (
          <AppointmentParts
            key={delivery.id}
            delivery={delivery}
            standing={standing}
            dates={dates}
            onChanged={replace}
            onRenew={async () => (await renew()).find((one) => one.id === deliveryId)}
          />
        )}
      </div>
    </>
  );
}

interface NoAppointmentProps {
  /** The delivery is there, without an interview. */
  isKnown: boolean;
  deliveryId: string;
}

/** A link to an interview that is not there, or not any more. */
function NoAppointment({ isKnown, deliveryId }: NoAppointmentProps) {
  const t = useT();
  return (
    <State
      role="status"
      title={t(isKnown ? 'appointments.none' : 'appointments.notFound')}
      hint={t(isKnown ? 'appointments.none.hint' : 'appointments.notFound.hint')}
      action={
        isKnown
          ? { label: t('notifications.delivery'), to: deliveryPath(deliveryId) }
          : { label: t('appointments.all'), to: '/user/appointments' }
      }
    />
  );
}
