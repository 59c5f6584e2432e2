import { mergeSection, withNewer } from '@/features/resume/merge';
import { sectionOf } from '@/features/resume/shared/sections';

const basic = sectionOf('basic');
const education = sectionOf('education');

test.each([
  ['only mine', { name: '甲' }, { name: '乙' }, { name: '甲' }, { name: '乙' }, []],
  ['only there', { name: '甲' }, { name: '甲' }, { name: '丙' }, { name: '丙' }, []],
  ['the same on both sides', { name: '甲' }, { name: '乙 ' }, { name: '乙' }, { name: '乙' }, []],
  [
    'emptied there',
    { name: '甲', email: 'a' },
    { name: '乙', email: 'a' },
    { name: '甲' },
    { name: '乙' },
    [],
  ],
  ['differently', { name: '甲' }, { name: '乙' }, { name: '丙' }, { name: '乙' }, ['name']],
  ['emptied here, changed there', { name: '甲' }, {}, { name: '丙' }, {}, ['name']],
])('fields: %s', (_how, base, mine, newer, value, conflicting) => {
  const merged = mergeSection(basic, base, mine, newer);
  expect(JSON.parse(JSON.stringify(merged.value))).toEqual(value);
  expect(merged.conflicts.map(({ field }) => field?.key)).toEqual(conflicting);
});

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, school: id })) as [Row, Row, Row];
interface Row extends Record<string, unknown> {
  id: string;
  school: string;
}
const changed = (row: Row, school: string): Row => ({ ...row, school });

test.each([
  ['one added on each side', [a], [a, b], [a, c], [a, b, c], 0],
  ['one added there first', [a, b], [changed(a, 'x'), b], [c, a, b], [c, changed(a, 'x'), b], 0],
  ['one added there between', [a, b], [a, changed(b, 'x')], [a, c, b], [a, c, changed(b, 'x')], 0],
  ['one added here before those moved there', [a, b], [c, a, b], [b, a], [c, b, a], 0],
  ['one removed on each side', [a, b, c], [a, c], [a, b], [a], 0],
  ['moved there', [a, b], [a, changed(b, 'x')], [b, a], [changed(b, 'x'), a], 0],
  ['moved here', [a, b], [b, a], [changed(a, 'x'), b], [b, changed(a, 'x')], 0],
  ['removed here, changed there', [a, b], [a], [a, changed(b, 'x')], [a], 1],
  ['changed here, removed there', [a, b], [a, changed(b, 'x')], [a], [a, changed(b, 'x')], 1],
])('rows: %s', (_how, base, mine, newer, value, count) => {
  const merged = mergeSection(education, base, mine, newer);
  expect(merged.value).toEqual(value);
  expect(merged.conflicts).toHaveLength(count);
});

test('the newer side of a row that was removed here brings it back, and of one removed there takes it away', () => {
  const gone = mergeSection(education, [a, b], [a], [a, changed(b, 'x')]);
  expect(gone.conflicts.map((conflict) => withNewer(gone.value, conflict))).toEqual([
    [a, changed(b, 'x')],
  ]);
  const kept = mergeSection(education, [a, b], [a, changed(b, 'x')], [a]);
  expect(kept.conflicts.map((conflict) => withNewer(kept.value, conflict))).toEqual([[a]]);
});

test('the code of a major goes with its name', () => {
  const of = (major: string, majorCode?: string) => [{ id: 'a', major, majorCode }];
  const merged = mergeSection(education, of('甲', '01'), of('自拟'), of('乙', '02'));
  expect(merged.conflicts).toHaveLength(1);
  const [conflict] = merged.conflicts;
  expect(conflict && withNewer(merged.value, conflict)).toEqual([
    { id: 'a', major: '乙', majorCode: '02' },
  ]);
});
