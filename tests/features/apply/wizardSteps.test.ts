import { applyRefusalOf } from '@/features/apply/refusal';
import { neighbours, stepToShow } from '@/features/apply/wizardSteps';

describe('stepToShow', () => {
  test.each([
    [null, 'extra', 'extra'],
    ['target', 'extra', 'target'],
    ['extra', 'extra', 'extra'],
    ['check', 'extra', 'extra'],
    ['done', 'check', 'check'],
    ['nonsense', 'resume', 'resume'],
  ] as const)('asked for %s, having come to %s: %s', (wanted, reached, shown) => {
    expect(stepToShow(wanted, reached)).toBe(shown);
  });
});

test.each([
  ['target', undefined, 'resume'],
  ['extra', 'resume', 'check'],
  ['check', 'extra', undefined],
] as const)('%s stands between %s and %s', (step, previous, next) => {
  expect(neighbours(step)).toEqual({ previous, next });
});

test('what is no refusal of the server is none', () => {
  expect(applyRefusalOf(undefined)).toBeUndefined();
  expect(applyRefusalOf(new Error('DELIVERY_LIMIT'))).toBeUndefined();
});
