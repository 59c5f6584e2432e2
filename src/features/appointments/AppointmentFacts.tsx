import { Flex } from 'antd';
import type { ReactNode } from 'react';
import ActionLink from '@/components/ActionLink';
import Facts, { type Fact } from '@/components/Facts';
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
  /** Without a border, for use inside a card. */
  isBare?: boolean;
  /** Notes about the time, such as conflicts with other dates. */
  children?: ReactNode;
}

/** Time, place, contact and what to bring. The place and the calendar file are shown only after a time was booked. */
export default function AppointmentFacts(props: AppointmentFactsProps) {
  const { delivery, appointment, isPast, isBare, children } = props;
  const t = useT();
  const { slotId, startsAt, endsAt, place, online, contact, instructions } = appointment;
  const time = slotId && (
    <Flex vertical gap={8}>
      <strong>
        <TimeRange from={startsAt} to={endsAt} />
      </strong>
      {children}
    </Flex>
  );
  const lang = 'zh-CN';
  const facts: Fact[] = [
    { label: t('appointments.time'), value: time },
    {
      label: t(online ? 'appointments.online' : 'appointments.place'),
      value: slotId && place,
      lang,
    },
  ];
  if (!isPast) {
    const lines = <span style={{ whiteSpace: 'pre-line' }}>{instructions}</span>;
    facts.push({ label: t('appointments.contact'), value: contact, lang });
    facts.push({ label: t('appointments.instructions'), value: lines, lang });
  }
  return (
    <div className={isBare ? undefined : 'surface'} style={{ padding: isBare ? 0 : 16 }}>
      <Facts facts={facts} />
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
