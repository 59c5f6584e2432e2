import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import TimeRange from '@/components/TimeRange';
import CalendarButton from '@/features/content/shared/CalendarButton';
import { appointmentPath, deliveryPath } from '@/features/deliveries/shared/nextStep';
import { useT } from '@/hooks/useT';
import type { Appointment, Delivery } from '@/services/types';
import styles from './Appointment.module.css';

interface AppointmentFactsProps {
  delivery: Delivery;
  appointment: Appointment;
  isPast?: boolean;
  /** It stands in a card, which has an edge of its own. */
  isBare?: boolean;
  /** Said of the time, such as what it clashes with. */
  children?: ReactNode;
}

/** When, where, whom to ask and what to bring; the place and the file for one's calendar only once a time is booked. */
export default function AppointmentFacts(props: AppointmentFactsProps) {
  const { delivery, appointment, isPast, isBare, children } = props;
  const t = useT();
  const { slotId, startsAt, endsAt, place, online, contact, instructions } = appointment;
  return (
    <div className={isBare ? styles.bare : styles.facts}>
      <dl>
        {slotId && (
          <>
            <dt>{t('appointments.time')}</dt>
            <dd>
              <strong>
                <TimeRange from={startsAt} to={endsAt} />
              </strong>
              {children}
            </dd>
            <dt>{t(online ? 'appointments.online' : 'appointments.place')}</dt>
            <dd lang="zh-CN">{place}</dd>
          </>
        )}
        {!isPast && (
          <>
            <dt>{t('appointments.contact')}</dt>
            <dd lang="zh-CN">{contact}</dd>
            <dt>{t('appointments.instructions')}</dt>
            <dd lang="zh-CN" className={styles.instructions}>
              {instructions}
            </dd>
          </>
        )}
      </dl>
      <div className={styles.foot}>
        {slotId && !isPast && (
          <CalendarButton
            path={appointmentPath(delivery.id)}
            event={{
              uid: `interview-${delivery.id}`,
              title: t('appointments.event', { name: delivery.targetName }),
              startsAt,
              endsAt,
              place,
              details: `${contact}\n${instructions}`,
            }}
          />
        )}
        <Link to={deliveryPath(delivery.id)}>{t('notifications.delivery')}</Link>
      </div>
    </div>
  );
}
