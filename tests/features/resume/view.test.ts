import {
  editorHrefFor,
  editorHrefFromPosition,
  entranceOf,
} from '@/features/resume/shared/entrances';
import { sectionOf } from '@/features/resume/shared/sections';
import { highestEducation } from '@/features/resume/view/highestEducation';
import { masked } from '@/features/resume/view/masking';
import { wideCells } from '@/features/resume/view/wideCells';

it.each([
  ['idNumber', '110101199003070038', '110101********0038'],
  ['idNumber', 'E123', '****'],
  ['mobile', '13800000001', '138****0001'],
  ['name', '林知远', '林知远'],
])('%s %s is shown as %s', (key, text, expected) => {
  const field = sectionOf('basic')?.fields.find((one) => one.key === key);
  expect(field && masked(field, text)).toBe(expected);
});

it('derives the highest education, of equal ones the latest', () => {
  const row = { id: 'a', school: '甲', major: '乙', start: '2010-09' };
  const rows = [
    { ...row, education: 'high', end: '2020-06' },
    { ...row, education: 'bachelor', end: '2014-06' },
    { ...row, education: 'bachelor', end: '2016-06' },
  ];
  expect(highestEducation(rows)?.end).toBe('2016-06');
  expect(highestEducation([])).toBeUndefined();
});

it.each([
  ['/resumeedit/work', '', { useId: 'work' }, 'own', '/resumeview', 'work'],
  ['/resumeedit/nonsense', '', { useId: 'nonsense' }, 'own', '/resumeview', 'basic'],
  [
    '/resumeedit/p1/apply',
    '?section=family',
    { id: 'p1', src: 'apply' },
    'apply',
    '/apply/p1/position?step=resume',
    'family',
  ],
  ['/resumeedit/p1/user', '', { id: 'p1', src: 'user' }, 'own', '/resumeview', undefined],
  [
    '/resumeedit/a1/activity',
    '',
    { id: 'a1', src: 'activity' },
    'activity',
    '/apply/a1/activity?step=resume',
    undefined,
  ],
  [
    '/resumeedit/p%201/position',
    '?section=basic',
    { id: 'p 1', src: 'position' },
    'position',
    '/recruitmentview/p%201',
    'basic',
  ],
  [
    '/activityresumeedit/a1/activity/applyActivity',
    '',
    { id: 'a1', src: 'activity' },
    'activity',
    '/applyActivity/a1/applyActivity',
    undefined,
  ],
  [
    '/apply/delivery/d1',
    '?field=basic.name',
    { applyId: 'd1' },
    'delivery',
    '/user/deliveries?applyId=d1',
    'basic',
  ],
])('%s%s', (path, search, params, kind, backTo, section) => {
  expect(entranceOf(path, search, params)).toMatchObject({ kind, backTo, section });
});

it('leads from the wizard to a field and knows the way back', () => {
  expect(editorHrefFor('position', 'p 1', 'education.0.school')).toBe(
    '/resumeedit/p%201/apply?section=education&field=education.0.school',
  );
  expect(editorHrefFor('activity', 'a1', 'basic.name')).toBe(
    '/activityresumeedit/a1/apply/applyActivity?section=basic&field=basic.name',
  );
});

it('leads from a position to a field of the résumé, or to its beginning', () => {
  expect(editorHrefFromPosition('p 1', '/recruitmentview/p%201', 'basic.birthDate')).toBe(
    '/resumeedit/p%201/position?section=basic&field=basic.birthDate',
  );
  expect(editorHrefFromPosition('p1', '/recruitmentview/p1')).toBe('/resumeedit/p1/position');
});

const fromList = `/recruitmentview/p1/search/${encodeURIComponent('/searchPosition/all?keyword=a&sort=closing')}`;

it.each([
  ['the page one came from', fromList, fromList],
  ['its new tab', `${fromList}?headStyle=false`, `${fromList}?headStyle=false`],
  ['nowhere else in the portal', '/user/security', '/recruitmentview/p1'],
  ['no other position', '/recruitmentview/p12/home', '/recruitmentview/p1'],
  ['no other site', '//evil.example/recruitmentview/p1/', '/recruitmentview/p1'],
  ['no script', 'javascript:/recruitmentview/p1/', '/recruitmentview/p1'],
])('saving leads back to %s', (_what, page, expected) => {
  const [path = '', query] = editorHrefFromPosition('p1', page, 'basic.name').split('?');
  const entrance = entranceOf(path, `?${query}`, { id: 'p1', src: 'position' });
  expect(entrance.backTo).toBe(expected);
  // Another section or a reload does not change the way back.
  const [, next] = entrance.hrefOf('family').split('?');
  expect(entranceOf(path, `?${next}`, { id: 'p1', src: 'position' }).backTo).toBe(expected);
});

it.each([
  ['pairs', '....', '....'],
  ['the last of an odd number', '...', '..w'],
  ['a long one between pairs', '..l..', '..w..'],
  ['one alone before a long one', '.l', 'ww'],
  ['an odd number before a long one', '...l.', '..www'],
  ['nothing', '', ''],
])('cells of the ruled form leave no hole: %s', (_name, cells, expected) => {
  const wide = wideCells([...cells].map((cell) => cell === 'l'));
  expect(wide.map((isWide) => (isWide ? 'w' : '.')).join('')).toBe(expected);
});
