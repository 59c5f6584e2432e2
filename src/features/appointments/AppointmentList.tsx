import { Flex } from 'antd';
import Failure from '@/components/Failure';
import LinkTabs from '@/components/LinkTabs';
import State from '@/components/State';
import Waiting from '@/components/Waiting';
import ZoneNote from '@/components/ZoneNote';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import AppointmentCard from './AppointmentCard';
import styles from './AppointmentGroups.module.css';
import AppointmentMonth, { type AppointmentMonthProps } from './AppointmentMonth';
import { formatAppointmentView, parseAppointmentView } from './appointmentView';
import { appointmentsOf } from './standing';
import { useAppointments } from './useAppointments';

const codec = { parse: parseAppointmentView, format: formatAppointmentView };

/** One's interviews: times to choose, coming and past ones, as a list or in a month with everything else dated. */
export default function AppointmentList() {
  const t = useT();
  const { state, hrefOf, go } = useUrlState(codec);
  const { data, error, loading, refresh, dates } = useAppointments();
  const groups = data && appointmentsOf(data, Date.now());
  const isEmpty = groups && Object.values(groups).every((group) => group.length === 0);
  const tab = (view: 'list' | 'month') => ({
    key: view,
    label: t(`appointments.view.${view}`),
    to: hrefOf({ ...state, view }),
    isCurrent: state.view === view,
  });

  return (
    <section aria-label={t('account.appointments.title')} aria-busy={loading}>
      <LinkTabs label={t('appointments.view')} tabs={[tab('list'), tab('month')]} />
      <ZoneNote />
      {!data && loading && <Waiting />}
      {!data && error && !loading && <Failure title={t('appointments.failed')} onRetry={refresh} />}
      {isEmpty && state.view === 'list' && (
        <State
          role="status"
          title={t('appointments.empty')}
          hint={t('appointments.empty.hint')}
          action={{ label: t('appointments.empty.action'), to: '/user/deliveries' }}
        />
      )}
      {groups && !isEmpty && state.view === 'list' && (
        <AppointmentGroups groups={groups} dates={dates} />
      )}
      {groups && state.view === 'month' && (
        <AppointmentMonth
          groups={groups}
          dates={dates}
          month={state.month}
          onMonth={(month) => go({ ...state, month })}
        />
      )}
    </section>
  );
}

const order = ['toChoose', 'coming', 'past'] as const;

/** Interviews in the order in which they ask for something: times to choose, then coming ones, then past ones. */
function AppointmentGroups({ groups, dates }: Pick<AppointmentMonthProps, 'groups' | 'dates'>) {
  const t = useT();
  return order
    .filter((name) => groups[name].length > 0)
    .map((name) => (
      <section key={name} className={styles.group} aria-labelledby={`appointments-${name}`}>
        <h2 id={`appointments-${name}`} className={styles.heading}>
          {t(`appointments.group.${name}`)}{' '}
          <span className={styles.count}>{groups[name].length}</span>
        </h2>
        <Flex vertical gap={12}>
          {groups[name].map((delivery) => (
            <AppointmentCard key={delivery.id} delivery={delivery} dates={dates} />
          ))}
        </Flex>
      </section>
    ));
}
