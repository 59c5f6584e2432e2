import { applyRefusalOf } from '@/features/apply/refusal';
import { answersOf, fieldsOf, neighbours, stepToShow } from '@/features/apply/wizardSteps';
import type { FieldSchema, WizardStepKey } from '@/services/types';
import { reason, wizardPage } from '../../helpers/wizardPage';

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

  test.each([
    [null, 'target'],
    ['check', 'check'],
    ['done', 'target'],
    ['nonsense', 'target'],
  ])('asked for %s, having come to a step that the portal does not know: %s', (wanted, shown) => {
    // The server of a later version.
    const reached: unknown = 'interview';
    expect(stepToShow(wanted, reached as WizardStepKey)).toBe(shown);
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

const nameless = { label: '出行方式', type: 'select', required: false } as FieldSchema;

test('a question without a name is not asked, as its answer could not be sent', () => {
  const page = wizardPage({ reason: 'a' }, [reason, nameless]);
  expect(fieldsOf(page)).toEqual([reason]);
  expect(answersOf(page)).toEqual([{ step: 'extra', field: reason, value: 'a' }]);
});

test('otherwise the questions are the page’s own list, so that nothing is drawn again', () => {
  const fields = [reason];
  expect(fieldsOf(wizardPage({}, fields))).toBe(fields);
});
