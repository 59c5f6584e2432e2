import { todoStepsOf } from '@/features/usercenter/steps';
import type { Delivery, Todo } from '@/services/types';
import { deliveryWith } from '../../helpers/entities';

const delivery = deliveryWith({ kind: 'activity', targetId: 't1' });

const todo = (facts: Partial<Todo>): Todo => ({ type: 'book', title: '', ...facts });

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
  [{ type: 'consent', notificationId: 'n1' }, [], '/user/notifications?consent=n1'],
])('%o leads straight to the thing', (facts, deliveries, to) => {
  expect(todoStepsOf([todo(facts)], deliveries)[0]?.to).toBe(to);
});
