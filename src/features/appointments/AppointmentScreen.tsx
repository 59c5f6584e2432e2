import { Flex } from 'antd';
import AsyncContent from '@/components/AsyncContent';
import PageHead from '@/components/PageHead';
import SkeletonLines from '@/components/SkeletonLines';
import State from '@/components/State';
import ZoneNote from '@/components/ZoneNote';
import { deliveryPath } from '@/features/deliveries/shared/nextStep';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import { serverNow } from '@/utils/serverClock';
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
  const missing = delivery ? 'none' : 'notFound';

  return (
    <>
      <PageHead
        title={t(isChoosing ? 'appointments.choose.title' : 'appointments.one.title')}
        place={`deliveryId=${deliveryId}`}
        breadcrumb={[{ label: t('account.appointments.title'), to: '/user/appointments' }]}
        intro={
          delivery && (
            <span lang="zh-CN">{`${delivery.targetName} · ${delivery.enterpriseName}`}</span>
          )
        }
      />
      <Flex
        vertical
        gap={16}
        style={{ maxWidth: 'var(--text-measure)' }}
        aria-busy={request.isLoading}
      >
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
                delivery={delivery}
                state={state}
                dates={dates}
                onChanged={replace}
                onRenew={async () => (await renew()).find((one) => one.id === deliveryId)}
              />
            ) : (
              <State
                role="status"
                title={t(`appointments.${missing}`)}
                hint={t(`appointments.${missing}.hint`)}
                action={
                  delivery
                    ? { label: t('notifications.delivery'), to: deliveryPath(deliveryId) }
                    : { label: t('appointments.all'), to: '/user/appointments' }
                }
              />
            )
          }
        </AsyncContent>
      </Flex>
    </>
  );
}
