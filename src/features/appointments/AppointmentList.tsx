import { Flex } from 'antd';
import AsyncContent from '@/components/AsyncContent';
import State from '@/components/State';
import ViewLinks from '@/components/ViewLinks';
import ZoneNote from '@/components/ZoneNote';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import { useUrlState } from '@/hooks/useUrlState';
import { serverNow } from '@/utils/serverClock';
import styles from './Appointment.module.css';
import AppointmentCard from './AppointmentCard';
import AppointmentMonth, { type AppointmentMonthProps } from './AppointmentMonth';
import { appointmentStateOf, appointmentsOf } from './appointmentState';
import { appointmentView, appointmentViews } from './appointmentView';
import { useAppointments } from './useAppointments';

/** The person's interviews as a list, or in a month with all other dates. */
export default function AppointmentList() {
  const t = useT();
  const { state, hrefOf, go } = useUrlState(appointmentView);
  const { data, dates, ...request } = useAppointments();
  // A page left open follows the clock: a time that has passed changes its group.
  useTimedValue(() => data?.map((one) => appointmentStateOf(one, serverNow())).join());

  return (
    <section aria-label={t('account.appointments.title')} aria-busy={request.isLoading}>
      <Flex justify="end" style={{ marginBottom: 16 }}>
        <ViewLinks
          label={t('appointments.view')}
          views={appointmentViews}
          current={state.view}
          textOf={(view) => t(`appointments.view.${view}`)}
          hrefOf={(view) => hrefOf({ ...state, view })}
        />
      </Flex>
      <ZoneNote />
      <AsyncContent
        data={data && appointmentsOf(data, serverNow())}
        request={request}
        failureTitle={t('appointments.failed')}
        isFramed
        skeleton={5}
      >
        {(groups) =>
          state.view === 'list' ? (
            <AppointmentGroups groups={groups} dates={dates} />
          ) : (
            <AppointmentMonth
              groups={groups}
              dates={dates}
              month={state.month}
              onMonth={(month) => go({ ...state, month })}
            />
          )
        }
      </AsyncContent>
    </section>
  );
}

const order = ['toChoose', 'coming', 'past'] as const;

/** Interviews in three groups: times to choose, coming ones, past ones. */
function AppointmentGroups({ groups, dates }: Pick<AppointmentMonthProps, 'groups' | 'dates'>) {
  const t = useT();
  if (order.every((name) => groups[name].length === 0)) {
    return (
      <State
        isFramed
        role="status"
        title={t('appointments.empty')}
        hint={t('appointments.empty.hint')}
        action={{ label: t('appointments.empty.action'), to: '/user/deliveries' }}
      />
    );
  }
  return (
    <Flex vertical gap={24}>
      {order
        .filter((name) => groups[name].length > 0)
        .map((name) => (
          <section key={name} aria-labelledby={`appointments-${name}`}>
            <h2 id={`appointments-${name}`} className={styles.heading}>
              <span>{t(`appointments.group.${name}`)}</span>{' '}
              <span className="quiet" style={{ fontWeight: 400 }}>
                {groups[name].length}
              </span>
            </h2>
            <Flex vertical gap={12}>
              {groups[name].map((delivery) => (
                <AppointmentCard key={delivery.id} delivery={delivery} dates={dates} />
              ))}
            </Flex>
          </section>
        ))}
    </Flex>
  );
}
