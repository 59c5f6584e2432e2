import AsyncContent from '@/components/AsyncContent';
import PageHead from '@/components/PageHead';
import SkeletonLines from '@/components/SkeletonLines';
import State from '@/components/State';
import ZoneNote from '@/components/ZoneNote';
import { deliveryPath } from '@/features/deliveries/shared/nextStep';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import { serverNow } from '@/utils/serverClock';
import styles from './Appointment.module.css';
import AppointmentParts from './AppointmentParts';
import { appointmentStateOf } from './appointmentState';
import { useAppointments } from './useAppointments';

/** The interview of a delivery: choose a time, see time and place, ask for another time. */
export default function AppointmentScreen({ deliveryId }: { deliveryId: string }) {
  const t = useT();
  const { data, dates, renew, replace, ...request } = useAppointments();
  const delivery = data?.find((one) => one.id === deliveryId);
  const state = useTimedValue(() => appointmentStateOf(delivery, serverNow()));
  const isChoosing = state === 'choose' || state === 'late';

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
      <div className={styles.screen} aria-busy={request.isLoading}>
        <ZoneNote />
        <AsyncContent
          data={data}
          request={request}
          failureTitle={t('appointments.failed')}
          skeleton={<SkeletonLines />}
        >
          {() =>
            delivery && state !== 'none' ? (
              <AppointmentParts
                key={delivery.id}
                delivery={delivery}
                state={state}
                dates={dates}
                onChanged={replace}
                onRenew={async () => (await renew()).find((one) => one.id === deliveryId)}
              />
            ) : (
              <NoAppointment isKnown={Boolean(delivery)} deliveryId={deliveryId} />
            )
          }
        </AsyncContent>
      </div>
    </>
  );
}

interface NoAppointmentProps {
  /** Whether the delivery exists, but has no interview. */
  isKnown: boolean;
  deliveryId: string;
}

/** Shown when a link leads to an interview that does not exist (any more). */
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
