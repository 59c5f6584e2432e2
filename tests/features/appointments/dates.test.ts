/** @jest-environment node */
import { clashesOf, datesOf, type OwnDate } from '@/features/appointments/dates';
import type { Delivery } from '@/services/types';
import { appointmentAt, deliveryWith, sessionAt } from '../../helpers/entities';

const day = (date: string, clock: string) => `2026-11-${date}T${clock}:00+08:00`;

const appointment = appointmentAt(day('25', '09:00'), day('25', '09:40'));
const session = sessionAt(day('26', '09:00'), day('26', '12:00'));
const nextAction = { type: 'book', dueAt: day('24', '18:00') } as const;

describe('what a delivery puts into the calendar', () => {
  test.each<[string, Partial<Delivery>, Partial<OwnDate> | undefined]>([
    ['a booked interview', { appointment }, { kind: 'interview', startsAt: day('25', '09:00') }],
    [
      'one that another time was asked for: still held',
      { status: 'rescheduling', appointment },
      { kind: 'interview' },
    ],
    [
      'times to choose from: the deadline',
      { status: 'toBook', appointment: { ...appointment, slotId: undefined }, nextAction },
      { kind: 'deadline', startsAt: day('24', '18:00'), step: 'book' },
    ],
    [
      'an enrolled activity',
      { kind: 'activity', status: 'enrolled', session },
      { kind: 'activity', startsAt: day('26', '09:00'), endsAt: day('26', '12:00') },
    ],
    ['a passed interview: nothing', { status: 'interviewPassed', appointment }, undefined],
    [
      'a failed review that is over: nothing',
      {
        status: 'screenFailed',
        positionState: 'closed',
        nextAction: { type: 'mend', dueAt: day('24', '18:00') },
      },
      undefined,
    ],
    ['nothing to do: nothing', { status: 'submitted' }, undefined],
    [
      'an act that the portal does not know: nothing',
      { status: 'submitted', nextAction: { type: 'dance' as 'book', dueAt: day('24', '18:00') } },
      undefined,
    ],
  ])('%s', (_name, facts, wanted) => {
    const [date] = datesOf([
      deliveryWith({ status: 'booked', positionState: 'reviewing', ...facts }),
    ]);
    if (wanted) expect(date).toMatchObject({ ...wanted, deliveryId: 'd1', title: '护士' });
    else expect(date).toBeUndefined();
  });
});

describe('what a time clashes with', () => {
  const slot = { startsAt: day('25', '09:30'), endsAt: day('25', '10:10') };
  const date = (kind: OwnDate['kind'], startsAt: string, endsAt = startsAt): OwnDate => ({
    kind,
    deliveryId: 'other',
    title: '护士',
    startsAt,
    endsAt,
  });
  test.each<[string, OwnDate, string | undefined]>([
    ['begins before its end', date('interview', day('25', '10:00'), day('25', '10:40')), 'overlap'],
    ['lies around it', date('activity', day('25', '08:00'), day('25', '12:00')), 'overlap'],
    ['ends as it begins', date('interview', day('25', '08:50'), day('25', '09:30')), 'sameDay'],
    ['begins as it ends', date('interview', day('25', '10:10'), day('25', '10:50')), 'sameDay'],
    ['that evening', date('activity', day('25', '19:00'), day('25', '20:00')), 'sameDay'],
    ['a deadline that day', date('deadline', day('25', '18:00')), 'sameDay'],
    ['a deadline within it', date('deadline', day('25', '09:45')), 'sameDay'],
    ['the day before', date('deadline', day('24', '23:59')), undefined],
    ['the day after', date('interview', day('26', '00:00'), day('26', '01:00')), undefined],
    ['one without a time', date('interview', 'soon'), undefined],
  ])('%s: %#', (_name, other, how) => {
    expect(clashesOf(slot, [other], 'own').map((clash) => clash.how)).toEqual(how ? [how] : []);
  });

  test('its own delivery is no clash; the same time comes first', () => {
    const dates = [
      date('deadline', day('25', '08:00')),
      date('interview', day('25', '09:00'), day('25', '09:40')),
      { ...date('interview', slot.startsAt, slot.endsAt), deliveryId: 'own' },
    ];
    expect(clashesOf(slot, dates, 'own').map(({ how }) => how)).toEqual(['overlap', 'sameDay']);
    expect(clashesOf({ startsAt: '', endsAt: '' }, dates, 'own')).toEqual([]);
  });
});
