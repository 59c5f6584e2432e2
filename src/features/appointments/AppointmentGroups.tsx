import { Flex } from 'antd';
import { useT } from '@/hooks/useT';
import AppointmentCard from './AppointmentCard';
import styles from './AppointmentGroups.module.css';
import type { OwnDate } from './dates';
import type { Appointments } from './standing';

interface AppointmentGroupsProps {
  groups: Appointments;
  dates: readonly OwnDate[];
}

const order = ['toChoose', 'coming', 'past'] as const;

/** Interviews in the order in which they ask for something: times to choose, then coming ones, then past ones. */
export default function AppointmentGroups({ groups, dates }: AppointmentGroupsProps) {
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
