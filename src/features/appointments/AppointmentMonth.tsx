import { useMemo } from 'react';
import MonthGrid from '@/components/month/MonthGrid';
import type { MonthEntry } from '@/components/month/monthEntries';
import { appointmentPath, deliveryPath } from '@/features/deliveries/shared/nextStep';
import { useT } from '@/hooks/useT';
import type { OwnDate } from './dates';
import type { Appointments } from './standing';

export interface AppointmentMonthProps {
  groups: Appointments;
  dates: readonly OwnDate[];
  month: string;
  onMonth: (month: string) => void;
}

const tones = { interview: 'warning', activity: 'processing', deadline: 'error' } as const;

/** Interviews, activities and deadlines in one month; past interviews too. */
export default function AppointmentMonth({ groups, dates, month, onMonth }: AppointmentMonthProps) {
  const t = useT();
  const entries = useMemo(() => {
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
    const past = groups.past.map(
      ({ id, targetName, appointment }): MonthEntry => ({
        key: `past ${id}`,
        at: appointment?.startsAt ?? '',
        label: t('appointments.month.interview', { name: targetName }),
        to: appointmentPath(id),
        tone: 'default',
      }),
    );
    // One that is over but not yet decided is among the dates still.
    const known = new Set(dates.map((date) => `past ${date.deliveryId}`));
    return [...coming, ...past.filter(({ key }) => !known.has(key))];
  }, [groups, dates, t]);

  return (
    <MonthGrid
      title={t('account.appointments.title')}
      entries={entries}
      month={month}
      onMonth={onMonth}
    />
  );
}
