import { sectionOf } from '@/features/resume/shared/sections';
import { holdsSensitive, type SectionValue } from '@/features/resume/values';

it.each<[string, string, SectionValue, boolean]>([
  ['an ID number', 'basic', { idNumber: 'E1' }, true],
  ['a height beside another name', 'basic', { name: '甲', heightCm: 170 }, true],
  ['a name', 'basic', { name: '甲' }, false],
  ['a height that was taken out', 'basic', { name: '甲', heightCm: undefined, vision: '' }, false],
  ['a parent', 'family', [{ id: 'a', name: '乙', relation: 'father' }], true],
  ['no family', 'family', [], false],
  ['work', 'work', [{ id: 'a', employer: '某单位' }], false],
])('%s in %s', (_name, key, value, expected) => {
  const section = sectionOf(key);
  if (!section) throw new Error(`no section ${key}`);
  expect(holdsSensitive(section, value)).toBe(expected);
});
