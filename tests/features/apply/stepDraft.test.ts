import { restorableDraft, type StepDraft } from '@/features/apply/stepDraft';
import { draftToStore, latestDraft } from '@/forms/storableValues';
import type { FieldSchema } from '@/services/types';

const field = (name: string, facts: Partial<FieldSchema> = {}): FieldSchema => ({
  name,
  label: name,
  type: 'text',
  required: false,
  ...facts,
});
const fields = [
  field('reason'),
  field('relative', { sensitive: true }),
  field('paper', { type: 'file' }),
  field('photo', { type: 'image' }),
];
const now = Date.parse('2026-11-21T10:00:00+08:00');
const hour = 60 * 60 * 1000;
const draft = (values: StepDraft['values']): StepDraft => ({ at: now - hour, version: 2, values });

test.each([
  ['an answer', { reason: '理由' }, { reason: '理由' }],
  [
    'what is sensitive, files and pictures stay out',
    { reason: 'a', relative: 'b', paper: 'c', photo: 'd' },
    { reason: 'a' },
  ],
  ['a mobile number stays out, in whatever field', { reason: '+86 138-0000-0001' }, undefined],
  ['what the server does not ask', { reason: 'a', junk: 'b' }, { reason: 'a' }],
])('%s', (_name, values, kept) => {
  expect(draftToStore(draft(values), fields)?.values).toEqual(kept);
});

test('nothing that may rest is not stored', () => {
  expect(draftToStore(draft({ relative: 'b' }), fields)).toBeUndefined();
});

test.each([
  ['young and different', draft({ reason: 'new' }), true],
  ['the same as saved', draft({ reason: 'old' }), false],
  ['empty where nothing is saved', draft({ relative: '' }), false],
  ['23 hours old', { ...draft({ reason: 'new' }), at: now - 23 * hour }, true],
  ['25 hours old', { ...draft({ reason: 'new' }), at: now - 25 * hour }, false],
  ['junk', 'draft', false],
  ['nothing', undefined, false],
  ['a null', null, false],
  ['without its values', { at: now, version: 1, values: null }, false],
  ['without its version', { at: now, values: {} }, false],
  ['things in place of answers', { at: now, version: 1, values: { reason: { a: 1 } } }, false],
  ['a time to come', { at: 1e300, version: 1, values: { reason: 'a' } }, false],
])('a kept draft that is %s: worth taking up %s', (_name, stored, isWorth) => {
  expect(Boolean(restorableDraft(stored, { reason: 'old' }, now))).toBe(isWorth);
});

test('of several closed tabs, the draft of the last keystroke; junk and old ones count as none', () => {
  const late = { ...draft({ reason: 'late' }), at: now - 1 };
  const entries = [
    ['early', draft({ reason: 'early' })],
    ['junk', 'draft'],
    ['late', late],
    ['old', { ...late, at: now - 25 * hour }],
  ] as const;
  const draftIn = (stored: unknown) => restorableDraft(stored, {}, now);
  expect(latestDraft(entries, draftIn)).toEqual({ key: 'late', draft: late });
  expect(latestDraft([['junk', null]], draftIn)).toBeUndefined();
});
