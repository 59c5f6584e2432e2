/** @jest-environment node */

import {
  type AppointmentState,
  appointmentStateOf,
  appointmentsOf,
} from '@/features/appointments/appointmentState';
import { appointmentView } from '@/features/appointments/appointmentView';
import type { AnyStatus, Delivery } from '@/services/types';

const now = Date.parse('2026-11-21T12:00:00+08:00');
const at = (days: number) => new Date(now + days * 86_400_000).toISOString();

function delivery(
  id: string,
  status: AnyStatus,
  startsIn: number | undefined,
  facts: { dueIn?: number; slotId?: string } = {},
): Delivery {
  const { dueIn, slotId } = facts;
  return {
    id,
    applyId: id,
    kind: 'position',
    targetId: 'p1',
    targetName: '护士',
    enterpriseName: '某医院',
    status,
    createdAt: at(-9),
    updatedAt: at(-1),
    timeline: [],
    ...(dueIn === undefined ? {} : { nextAction: { type: 'book', dueAt: at(dueIn) } }),
    ...(startsIn === undefined
      ? {}
      : {
          appointment: {
            appointmentTimeArrangeId: 'arr',
            notificationId: 'n',
            slotId,
            startsAt: at(startsIn),
            endsAt: at(startsIn + 0.02),
            place: '302',
            online: false,
            contact: '',
            instructions: '',
          },
        }),
  };
}

test.each<[AppointmentState, Delivery | undefined]>([
  ['none', undefined],
  ['none', delivery('1', 'submitted', undefined)],
  ['choose', delivery('1', 'toBook', 4, { dueIn: 1 })],
  ['late', delivery('1', 'toBook', 4, { dueIn: -1 })],
  ['coming', delivery('1', 'booked', 2, { slotId: 's' })],
  ['past', delivery('1', 'booked', -2, { slotId: 's' })],
  ['waiting', delivery('1', 'rescheduling', 2, { slotId: 's' })],
  ['waiting', delivery('1', 'rescheduling', 2)],
  ['waiting', delivery('1', 'rescheduling', -2)],
  ['unanswered', delivery('1', 'rescheduling', -2, { slotId: 's' })],
  ['past', delivery('1', 'interviewPassed', 2, { slotId: 's' })],
  ['none', delivery('1', 'interviewPassed', 2)],
])('%s: %#', (state, given) => {
  expect(appointmentStateOf(given, now)).toBe(state);
});

test('groups in order: coming ones soonest first, past ones latest first', () => {
  const ids = (list: Delivery[]) => list.map(({ id }) => id);
  const groups = appointmentsOf(
    [
      delivery('c2', 'booked', 5, { slotId: 's' }),
      delivery('y', 'screening', undefined),
      delivery('p1', 'hired', -30, { slotId: 's' }),
      delivery('t1', 'toBook', 4, { dueIn: 1 }),
      delivery('c1', 'rescheduling', 3, { slotId: 's' }),
      delivery('p2', 'interviewFailed', -3, { slotId: 's' }),
      delivery('p3', 'rescheduling', -1, { slotId: 's' }),
      delivery('x', 'submitted', undefined),
      delivery('c0', 'booked', 1, { slotId: 's' }),
    ],
    now,
  );
  expect(ids(groups.toChoose)).toEqual(['t1']);
  expect(ids(groups.coming)).toEqual(['c0', 'c1', 'c2']);
  expect(ids(groups.past)).toEqual(['p3', 'p2', 'p1']);
});

test.each([
  ['', 'list', ''],
  ['view=month', 'month', '?view=month'],
  ['view=month&month=2025-03', 'month', '?view=month&month=2025-03'],
  ['view=month&month=2025-33', 'month', '?view=month'],
  ['view=junk&month=2025-03', 'list', ''],
])('the address %s', (query, view, format) => {
  const state = appointmentView.parse(new URLSearchParams(query));
  expect(state.view).toBe(view);
  expect(appointmentView.format(state)).toBe(format);
});
