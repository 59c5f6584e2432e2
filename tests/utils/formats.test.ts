import { isDay, isEmail, isMobile, isMonth, lengthOf } from '@/utils/formats';

test.each([
  [
    'an e-mail address',
    isEmail,
    ['a@b.cn', 'a.b+c@mail.example.cn', '张三@例子.中国'],
    ['', 'a@b', 'a@b..c', 'a@.cn', 'a@b.', 'a b@c.cn', 'a@@b.cn', `a@${'b'.repeat(98)}.cn`],
  ],
  [
    'a mobile number',
    isMobile,
    ['13800000001', '19912345678'],
    ['', '12000000000', '10000000000', '1380000000', '138000000011', '23800000001', '１３８'],
  ],
  [
    'a day',
    isDay,
    ['2026-11-22', '2024-02-29', '1900-01-01'],
    ['', '2026-02-31', '2023-02-29', '2026-1-1', '2026-13-01', '2026-11-22T00:00', '2026/11/22'],
  ],
  ['a month', isMonth, ['2026-11', '1950-01'], ['', '2026-13', '2026-00', '2026', '2026-1']],
])('%s', (_name, isOne, right, wrong) => {
  expect(right.filter((text) => !isOne(text))).toEqual([]);
  expect(wrong.filter(isOne)).toEqual([]);
});

test('an emoji is one character', () => {
  expect(lengthOf('好😀')).toBe(2);
});
