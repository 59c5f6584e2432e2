import { refusalDetails } from '@/features/apply/refusal';
import { fieldsInConflict, stepOfProblem } from '@/features/apply/saveFailure';
import type { FieldValues, WizardPage } from '@/services/types';

const page = (values: FieldValues): WizardPage => ({
  applyId: 'a1',
  deliveryId: 'd1',
  kind: 'position',
  targetId: 'p1',
  target: {},
  currentStep: 'extra',
  version: 1,
  steps: [
    {
      key: 'extra',
      title: '补充信息',
      fields: [{ name: 'reason', label: '理由', type: 'text', required: true }],
    },
  ],
  gaps: [],
  declarationHtml: '',
  values,
});

test.each<[string, FieldValues, FieldValues, FieldValues, string[]]>([
  ['nothing was saved elsewhere', { reason: 'a' }, { reason: 'a' }, { reason: 'b' }, []],
  ['the same was saved elsewhere', { reason: 'a' }, { reason: 'b' }, { reason: 'b' }, []],
  ['both changed it', { reason: 'a' }, { reason: 'b' }, { reason: 'c' }, ['reason']],
  ['first answered elsewhere', {}, { reason: 'b' }, { reason: 'c' }, ['reason']],
  ['emptied elsewhere', { reason: 'a' }, { reason: null }, { reason: 'c' }, ['reason']],
  ['nothing is nothing, however it is written', { reason: null }, {}, { reason: '' }, []],
  ['what this step does not answer', { other: 'a' }, { other: 'b' }, { reason: 'c' }, []],
  [
    'lists are told apart',
    { reason: ['a'] },
    { reason: ['a', 'b'] },
    { reason: ['c'] },
    ['reason'],
  ],
])('%s', (_name, base, newer, mine, names) => {
  expect(fieldsInConflict(page(base), page(newer), { values: mine })).toEqual(names);
});

test.each([
  ['reason', 'extra'],
  ['sessionId', 'target'],
  ['declared', 'check'],
  ['basic.name', 'resume'],
])('a problem of %s is mended in the step %s', (field, step) => {
  expect(stepOfProblem(page({}), field)).toBe(step);
});

test('a failure that is no refusal says nothing', () => {
  expect(refusalDetails(new Error('other'))).toEqual({});
});
