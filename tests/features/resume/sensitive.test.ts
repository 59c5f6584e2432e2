import { bringsSensitive, holdsSensitive } from '@/features/resume/sensitive';
import { sectionOf } from '@/features/resume/shared/sections';
import type { SectionValue } from '@/features/resume/values';
import { emptyResume } from '../../../mock/_preview/resumeSeed';

it.each<[string, string, SectionValue, SectionValue, boolean]>([
  ['an ID number', 'basic', { idNumber: 'E1' }, {}, true],
  ['another height', 'basic', { heightCm: 172 }, { heightCm: 170 }, true],
  ['the same height', 'basic', { name: '甲', heightCm: 170 }, { heightCm: 170 }, false],
  ['a name', 'basic', { name: '甲' }, {}, false],
  ['a height that is taken out', 'basic', { name: '甲' }, { heightCm: 170 }, false],
  ['a parent', 'family', [{ id: 'a', name: '乙', relation: 'father' }], [], true],
  ['work', 'work', [{ id: 'a', employer: '某单位' }], [], false],
])('%s in %s', (_name, key, mine, saved, expected) => {
  const section = sectionOf(key);
  if (!section) throw new Error(`no section ${key}`);
  expect(bringsSensitive(section, mine, saved)).toBe(expected);
});

it('tells a résumé that holds such data already', () => {
  const empty = emptyResume();
  expect(holdsSensitive(empty)).toBe(false);
  expect(holdsSensitive({ ...empty, basic: { name: '甲' } })).toBe(false);
  expect(holdsSensitive({ ...empty, basic: { heightCm: 170 } })).toBe(true);
  const family = [{ id: 'a', name: '乙', relation: 'father' }];
  expect(holdsSensitive({ ...empty, family })).toBe(true);
});
