/** @jest-environment node */
import { monthEntriesOf } from '@/features/usercenter/dates';
import { todoStepsOf } from '@/features/usercenter/steps';
import type { CalendarEntry, Delivery, Todo } from '@/services/types';

const delivery: Delivery = {
  id: 'd1',
  applyId: 'a1',
  kind: 'activity',
  targetId: 't1',
  targetName: '',
  enterpriseName: '',
  status: 'draft',
  createdAt: '',
  updatedAt: '',
  timeline: [],
};

const todo = (facts: Partial<Todo>): Todo => ({ type: 'book', title: '', ...facts });

test('the nearest deadline first, those without one last', () => {
  const steps = todoStepsOf(
    [
      todo({ title: 'none' }),
      todo({ title: 'late', dueAt: '2026-12-01T00:00:00+08:00' }),
      todo({ title: 'junk', dueAt: 'junk' }),
      todo({ title: 'soon', dueAt: '2026-11-30T23:00:00+08:00' }),
    ],
    [],
  );
  expect(steps.map(({ title }) => title)).toEqual(['soon', 'late', 'none', 'junk']);
});

test.each<[Partial<Todo>, Delivery[], string]>([
  [{ type: 'finish', deliveryId: 'd1' }, [delivery], '/apply/t1/activity'],
  [{ type: 'finish', deliveryId: 'd1' }, [], '/user/deliveries?deliveryId=d1'],
  [{ type: 'mend', deliveryId: 'd1' }, [delivery], '/apply/delivery/a1'],
  [
    { type: 'mend', deliveryId: 'd1' },
    [{ ...delivery, fields: ['basic.name', 'work'] }],
    '/apply/delivery/a1?section=basic&field=basic.name',
  ],
  [{ type: 'mend', deliveryId: 'd1' }, [], '/user/deliveries?deliveryId=d1'],
  [{ type: 'book', deliveryId: 'd1' }, [], '/user/appointments?deliveryId=d1'],
  [{ type: 'attend', deliveryId: 'd1' }, [], '/user/appointments?deliveryId=d1'],
  [{ type: 'consent', notificationId: 'n1' }, [], '/user/notifications?consent=n1'],
  [{ type: 'complete' }, [], '/ImproveResume'],
  [{ type: 'dance' as 'book', deliveryId: 'd1' }, [], '/user/deliveries?deliveryId=d1'],
])('%o leads straight to the thing', (facts, deliveries, to) => {
  expect(todoStepsOf([todo(facts)], deliveries)[0]?.to).toBe(to);
});

const at = '2026-11-21T18:00:00+08:00';
const todos = todoStepsOf([todo({ type: 'consent', deliveryId: 'd1', notificationId: 'n1' })], []);

test.each<[CalendarEntry, string | undefined]>([
  [{ at, kind: 'closing', title: '', targetId: 'p1' }, '/recruitmentview/p1/user/%2Fusercenter'],
  [{ at, kind: 'interview', title: '', deliveryId: 'd1' }, '/user/appointments?deliveryId=d1'],
  [{ at, kind: 'deadline', title: '', deliveryId: 'd1' }, '/user/notifications?consent=n1'],
  [{ at, kind: 'deadline', title: '', deliveryId: 'd2' }, '/user/deliveries?deliveryId=d2'],
  [{ at, kind: 'activity', title: '', deliveryId: 'd1' }, '/user/deliveries?deliveryId=d1'],
  [{ at, kind: 'publicity', title: '' }, undefined],
])('the calendar’s %o leads to what is dated', (entry, to) => {
  expect(monthEntriesOf([entry], todos)[0]?.to).toBe(to);
});
