import { partsOfPath, presentPathOf, unchangedFields } from '@/features/resume/shared/corrections';
import type { Resume } from '@/services/types';
import { emptyResume } from '../../../mock/_preview/resumeSeed';

test.each([
  ['basic', { section: 'basic' }],
  ['basic.name', { section: 'basic', field: 'name' }],
  ['education.0', { section: 'education', row: 0 }],
  ['education.12.school', { section: 'education', row: 12, field: 'school' }],
  ['education.1a.school', { section: 'education', field: '1a' }],
  ['education.a1.school', { section: 'education', field: 'a1' }],
  ['', { section: '' }],
])('the path %j', (path, parts) => {
  expect(partsOfPath(path)).toEqual(parts);
});

const school = (id: string, name: string) => ({
  id,
  school: name,
  major: '软件工程',
  education: 'bachelor',
  start: '2018-09',
  end: '2022-06',
});
const sent: Resume = {
  ...emptyResume(),
  basic: { name: '林知远', email: ' ' },
  education: [school('a', '甲'), school('b', '乙')],
};

const swapped = { education: [school('b', '乙'), school('a', '甲')] };

describe('which of the fields that a review has named are still as they were sent', () => {
  test.each<[string, string, Partial<Resume>, string | undefined]>([
    ['a field as it was', 'basic.name', {}, 'basic.name'],
    ['a field that was mended', 'basic.name', { basic: { name: '林远' } }, undefined],
    ['a field that was blank and is gone', 'basic.email', { basic: {} }, 'basic.email'],
    ['a field that was blank and is filled', 'basic.email', { basic: { email: 'a' } }, undefined],
    ['a section as it was', 'basic', {}, 'basic'],
    ['a section in which something was mended', 'basic', { basic: { name: '林' } }, undefined],
    ['a list as it was', 'education', {}, 'education'],
    ['a list with a row more', 'education', { education: [] }, undefined],
    ['a row as it was', 'education.1', {}, 'education.1'],
    [
      'a row in which something was mended',
      'education.1',
      { education: [school('a', '甲'), school('b', '丙')] },
      undefined,
    ],
    ['a field of a row that has moved', 'education.1.school', swapped, 'education.0.school'],
    ['a row that has moved', 'education.1', swapped, 'education.0'],
    ['a field of a gone row', 'education.1.school', { education: [school('a', '甲')] }, undefined],
    ['a row that was never sent', 'education.7.school', {}, undefined],
    ['a section that nobody knows', 'hobbies.name', {}, undefined],
  ])('%s', (_what, field, change, at) => {
    expect(unchangedFields([field], sent, { ...sent, ...change })).toEqual(
      at === undefined ? [] : [{ field, at }],
    );
  });

  test('each field is checked by itself', () => {
    const now = { ...sent, basic: { ...sent.basic, name: '林远' } };
    expect(unchangedFields(['basic.name', 'basic.email'], sent, now)).toEqual([
      { field: 'basic.email', at: 'basic.email' },
    ]);
  });
});

test.each<[string, string, Resume['education'], string]>([
  ['in the row of its id', 'education.1.school', [school('b', '乙')], 'education.0.school'],
  ['in its section, when the row is gone', 'education.1.school', [school('a', '甲')], 'education'],
  ['where it was, in a part without rows', 'basic.name', [], 'basic.name'],
  ['in what is named, when nothing has this name', 'other.0.x', [], 'other'],
])('a field that is to be mended is %s', (_where, path, education, now) => {
  expect(presentPathOf(path, sent, { ...sent, education })).toBe(now);
});
