import { flowSteps, ownPlaceOf } from '@/features/content/shared/flow';
import { deliveryLifecycle, groupOf } from '@/features/deliveries/shared/lifecycle';
import type { AnyStatus, Delivery } from '@/services/types';
import { deliveryWith } from '../../helpers/entities';

const delivery = (status: AnyStatus, over: Partial<Delivery> = {}) =>
  deliveryWith({ status, ...over });

const stepOf = (status: AnyStatus) => ownPlaceOf([delivery(status)])?.step;

describe('the own place in the flow', () => {
  it.each(Object.keys(deliveryLifecycle) as (keyof typeof deliveryLifecycle)[])(
    '%s has a step exactly while it is under way',
    (status) => {
      const step = stepOf(status);
      const isActive = groupOf(status, 'position', 'open') === 'active';
      expect(step !== undefined && flowSteps.includes(step)).toBe(isActive);
    },
  );

  it.each([
    ['submitted', 'apply'],
    ['screenFailed', 'apply'],
    ['screenPassed', 'interview'],
    ['reserve', 'interview'],
    ['interviewPassed', 'offer'],
    ['publicity', 'offer'],
  ] as const)('%s is at %s', (status, step) => expect(stepOf(status)).toBe(step));

  it('is that of the application that moved last', () => {
    const place = ownPlaceOf([
      delivery('bcRunning', { updatedAt: '2026-11-11T09:00:00+08:00' }),
      delivery('screening', { updatedAt: '2026-11-12T09:00:00+08:00' }),
      delivery('hired', { updatedAt: '2026-11-20T09:00:00+08:00' }),
      delivery('enrolled', { kind: 'activity', updatedAt: '2026-11-20T09:00:00+08:00' }),
    ]);
    expect(place).toMatchObject({ step: 'apply', delivery: { status: 'screening' } });
  });
});
