import { recentPositions, rememberViewed } from '@/features/positions/shared/recent';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const ids = () => recentPositions.read().map(({ id }) => id);

afterEach(() => recentPositions.write([]));

test('the newest comes first, each position once', () => {
  rememberViewed('1', day(1));
  rememberViewed('2', day(2));
  rememberViewed('1', day(3));
  expect(recentPositions.read()).toEqual([
    { id: '1', at: day(3).toISOString() },
    { id: '2', at: day(2).toISOString() },
  ]);
});

test('fifty are kept, the oldest go', () => {
  for (let number = 1; number <= 60; number += 1) rememberViewed(String(number), day(1));
  expect(ids()).toHaveLength(50);
  expect(ids()[0]).toBe('60');
  expect(ids()).not.toContain('10');
});

test('junk on the device is left out', () => {
  window.localStorage.setItem(
    'army-site-recent',
    '[{"id":1,"at":""},{"id":"7"},{"id":"8","at":"x"},3]',
  );
  expect(ids()).toEqual(['8']);
});
