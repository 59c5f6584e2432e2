/** @jest-environment node */
import { paperOfText } from '@/features/resume/read/lines';
import { proposalsOf } from '@/features/resume/read/proposals';
import { context, flat, papersIn } from './made';

const valuesOf = (text: string) =>
  Object.fromEntries(
    proposalsOf(paperOfText(text), context).map(({ section, entries }) => [section, entries]),
  );

test.each(papersIn('values.txt'))('reads $layout', ({ text, expected }) => {
  const found = Object.entries(valuesOf(text)).map(([key, entries]) => [key, entries.map(flat)]);
  const wanted = Object.entries(expected).map(([key, entries]) => [
    key,
    entries.map((entry) => expect.objectContaining(entry)),
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
});

test.each([
  [
    'the day when a paper was renewed for one of birth',
    '秦雨桐\n最近更新：2026-10-08',
    'birthDate',
  ],
  [
    'where somebody comes from for where they live',
    '陆远航，安徽合肥人，手机13500001109',
    'currentRegion',
  ],
  [
    'a referee’s number for the person’s',
    '秦雨桐，女\n工作经历\n2024.07-至今  福州砚山有限公司  资料员\n证明人：王刚\n电话：18500001111',
    'mobile',
  ],
])('does not take %s', (_what, text, field) => {
  const [basic] = valuesOf(text).basic ?? [];
  expect(basic).toBeDefined();
  expect(basic).not.toHaveProperty(field);
});
