import { deliveryViewOf, deliveryViewSearch } from '@/features/deliveries/shared/deliveryView';
import { deliveryLifecycle, enrolmentLifecycle } from '@/features/deliveries/shared/lifecycle';
import { standingOf } from '@/features/deliveries/shared/standing';
import zh from '@/locales/zh-CN/deliveries';

describe('deliveryViewOf', () => {
  test.each([
    ['', { group: 'active', current: 1 }],
    ['?group=ended&current=3', { group: 'ended', current: 3 }],
    ['?group=junk&current=-1', { group: 'active', current: 1 }],
    ['?current=1.5', { group: 'active', current: 1 }],
    ['?current=9e99', { group: 'active', current: 1 }],
    ['?deliveryId=d1', { group: 'active', current: 1, deliveryId: 'd1' }],
  ])('%s', (search, view) => {
    expect(deliveryViewOf(search)).toEqual(view);
  });

  test('the default view needs no query; any other can be read back', () => {
    expect(deliveryViewSearch({ group: 'active', current: 1 })).toBe('');
    const search = deliveryViewSearch({ group: 'draft', current: 2 });
    expect(deliveryViewOf(search)).toMatchObject({ group: 'draft', current: 2 });
  });
});

describe('standingOf', () => {
  const states = [
    ...Object.keys(deliveryLifecycle).map((status) => [status, 'position'] as const),
    ...Object.keys(enrolmentLifecycle).map((status) => [status, 'activity'] as const),
  ];
  test.each(states)('%s (%s) is said in a sentence that exists', (status, kind) => {
    const standing = standingOf(status, kind, 'open');
    expect(Object.keys(zh)).toContain(standing?.key);
  });

  test.each([
    ['toBook', 'open', 'candidate'],
    ['screening', 'open', 'unit'],
    ['hired', 'closed', 'nobody'],
    ['screenFailed', 'open', 'candidate'],
    ['screenFailed', 'closed', 'nobody'],
  ] as const)('%s while the position is %s: %s acts', (status, positionState, actor) => {
    expect(standingOf(status, 'position', positionState)?.actor).toBe(actor);
  });

  test('a failed review of a closed position is worded as final', () => {
    expect(standingOf('screenFailed', 'position', 'closed')?.key).toBe(
      'deliveries.standing.screenFailedClosed',
    );
  });

  test('a state the portal does not know has no sentence', () => {
    expect(standingOf('constructor', 'position', 'open')).toBeUndefined();
  });
});
