/** @jest-environment node */
import {
  deliveryPath,
  knownStep,
  nextStepPath,
  type StepFacts,
} from '@/features/deliveries/shared/nextStep';
import type { NextActionType } from '@/services/types';

const known: StepFacts = {
  deliveryId: 'd 1',
  kind: 'position',
  targetId: 'p/2',
  notificationId: 'n4',
};

test.each<[NextActionType | 'complete', StepFacts, string]>([
  ['finish', known, '/apply/p%2F2/position'],
  ['finish', { deliveryId: 'd1' }, '/user/deliveries?deliveryId=d1'],
  ['mend', { deliveryId: 'd1' }, '/user/deliveries?deliveryId=d1'],
  ['book', known, '/user/appointments?deliveryId=d%201'],
  ['book', {}, '/user/deliveries'],
  ['attend', known, '/user/appointments?deliveryId=d%201'],
  ['attend', { deliveryId: 'd1', kind: 'activity' }, '/user/deliveries?deliveryId=d1'],
  ['consent', known, '/user/notifications?consent=n4'],
  ['consent', { deliveryId: 'd1' }, '/user/deliveries?deliveryId=d1'],
  ['complete', {}, '/ImproveResume'],
])('%s with %o leads to %s', (type, facts, path) => {
  expect(nextStepPath(type, facts)).toBe(path);
});

test('a delivery is led to whatever characters its id has', () => {
  expect(deliveryPath('a&b=c')).toBe('/user/deliveries?deliveryId=a%26b%3Dc');
});

test('a step that the portal does not know leads to the delivery', () => {
  expect(nextStepPath('dance' as NextActionType, { deliveryId: 'd1' })).toBe(deliveryPath('d1'));
});

test('a word of the server names a step, or nothing', () => {
  expect(knownStep('book')).toBe('book');
  expect(knownStep('dance')).toBeUndefined();
  expect(knownStep(undefined)).toBeUndefined();
});
