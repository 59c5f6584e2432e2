import { Flex } from 'antd';
import type { ReactNode } from 'react';
import ActionLink from '@/components/ActionLink';
import Facts from '@/components/Facts';
import PlaceText from '@/components/maps/PlaceText';
import PhoneText from '@/components/PhoneText';
import TimeRange from '@/components/TimeRange';
import CalendarButton from '@/features/content/shared/CalendarButton';
import { appointmentPath, deliveryPath } from '@/features/deliveries/shared/nextStep';
import { useT } from '@/hooks/useT';
import type { Appointment, Delivery } from '@/services/types';
import styles from './Appointment.module.css';
import BringList from './meeting/BringList';
import MeetingEntry from './meeting/MeetingEntry';

interface AppointmentFactsProps {
  delivery: Delivery;
  appointment: Appointment;
  isPast?: boolean;
  /** Notes about the time, such as conflicts with other dates. */
  children?: ReactNode;
}

/** Time, place, contact and what to bring. The place and the calendar file are shown only after a time was booked. */
export default function AppointmentFacts(props: AppointmentFactsProps) {
  const { delivery, appointment, isPast, children } = props;
  const t = useT();
  const { slotId, startsAt, endsAt, place, online, contact, instructions } = appointment;
  const { meetingUrl, bring = [] } = appointment;
  const time = slotId && (
    <Flex vertical gap={8}>
      <strong>
        <TimeRange from={startsAt} to={endsAt} />
      </strong>
      {children}
    </Flex>
  );
  const lines = <span style={{ whiteSpace: 'pre-line' }}>{instructions}</span>;
  const whom = contact && <PhoneText text={contact} />;
  const list = <BringList deliveryId={delivery.id} items={bring} />;
  const lang = 'zh-CN';
  const where = t(online ? 'appointments.online' : 'appointments.place');
  // A fact without a value is left out.
  const facts = [
    { label: t('appointments.time'), value: time },
    { label: where, value: slotId && (online ? place : <PlaceText place={place} />), lang },
    { label: t('appointments.contact'), value: isPast ? undefined : whom, lang },
    { label: t('appointments.instructions'), value: isPast ? undefined : lines, lang },
    { label: t('appointments.bring'), value: isPast || bring.length === 0 ? undefined : list },
  ];
  return (
    <div>
      <Facts facts={facts} />
      {slotId && !isPast && <MeetingEntry url={meetingUrl} startsAt={startsAt} />}
      <Flex wrap gap="4px 16px" align="flex-start" style={{ paddingTop: 8 }}>
        <ActionLink isPlain size="medium" to={deliveryPath(delivery.id)}>
          {t('notifications.delivery')}
        </ActionLink>
        {slotId && !isPast && (
          <div className={styles.calendar}>
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
          </div>
        )}
      </Flex>
    </div>
  );
}
