import MonthGrid from '@/components/month/MonthGrid';
import type { MonthEntry } from '@/components/month/monthEntries';
import { appointmentPath, deliveryPath } from '@/features/deliveries/shared/nextStep';
import { useT } from '@/hooks/useT';
import type { Appointments } from './appointmentState';
import { hasBookedInterview, type OwnDate } from './dates';

export interface AppointmentMonthProps {
  groups: Appointments;
  dates: readonly OwnDate[];
  month: string | undefined;
  onMonth: (month: string) => void;
}

const tones = { interview: 'warning', activity: 'processing', deadline: 'error' } as const;

/** Interviews (also past ones), activities and deadlines in a month. */
export default function AppointmentMonth({ groups, dates, month, onMonth }: AppointmentMonthProps) {
  const t = useT();
  const coming = dates.map(
    ({ kind, deliveryId, title, startsAt, step }): MonthEntry => ({
      key: `${kind} ${deliveryId}`,
      at: startsAt,
      label: t(`appointments.month.${kind}`, {
        name: title,
        step: step && t(`deliveries.action.${step}`),
      }),
      to:
        kind === 'interview' || step === 'book'
          ? appointmentPath(deliveryId)
          : deliveryPath(deliveryId),
      tone: tones[kind],
    }),
  );
  const past = groups.past
    // An interview whose time is over but which has no result yet is already among the dates.
    .filter((delivery) => !hasBookedInterview(delivery))
    .map(
      ({ id, targetName, appointment }): MonthEntry => ({
        key: id,
        at: appointment?.startsAt ?? '',
        label: t('appointments.month.interview', { name: targetName }),
        to: appointmentPath(id),
        tone: 'default',
      }),
    );

  return (
    <MonthGrid
      title={t('account.appointments.title')}
      entries={[...coming, ...past]}
      month={month}
      onMonth={onMonth}
    />
  );
}
