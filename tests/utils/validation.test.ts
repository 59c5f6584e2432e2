import en from '@/locales/en-US/validation';
import zh from '@/locales/zh-CN/validation';
import { askingFor, type Rule, violationOf } from '@/utils/validation';

describe('violationOf (spec §5)', () => {
  const broken: [why: string, value: string, rule: Rule, key: string, values?: object][] = [
    ['required, empty', '', { required: true }, 'validation.required'],
    ['required choice, none', '', { required: true, asks: 'choice' }, 'validation.required.choice'],
    ['required, spaces only', '  ', { required: true }, 'validation.whitespace'],
    ['whitespace alone', '\t\n ', { whitespace: true }, 'validation.whitespace'],
    ['ideographic space', '\u3000', { required: true }, 'validation.whitespace'],
    ['too short', 'ab', { min: 3 }, 'validation.length.min', { min: 3 }],
    ['too long', 'abcd', { max: 3 }, 'validation.length.max', { max: 3 }],
    ['too short, range', 'a', { min: 2, max: 3 }, 'validation.length.range', { min: 2, max: 3 }],
    ['too long, range', 'abcd', { min: 2, max: 3 }, 'validation.length.range', { min: 2, max: 3 }],
    ['below a value', '-1', { type: 'number', min: 0 }, 'validation.value.min', { min: 0 }],
    ['above a value', '10.5', { type: 'number', max: 10 }, 'validation.value.max', { max: 10 }],
    [
      'outside a range',
      '0',
      { type: 'number', min: 1, max: 9 },
      'validation.value.range',
      { min: 1, max: 9 },
    ],
    ['no number', '1a', { type: 'number' }, 'validation.type.number'],
    ['no number: hexadecimal', '0x10', { type: 'number' }, 'validation.type.number'],
    ['no number: Infinity', 'Infinity', { type: 'number' }, 'validation.type.number'],
    ['no e-mail', 'someone@host', { type: 'email' }, 'validation.type.email'],
    ['no e-mail: two signs', 'a@b@c.cn', { type: 'email' }, 'validation.type.email'],
    ['no date', '2026/11/21', { type: 'date' }, 'validation.type.date'],
    ['no such day', '2026-02-29', { type: 'date' }, 'validation.type.date'],
    ['no such month', '2026-13-01', { type: 'date' }, 'validation.type.date'],
    ['not on the list', 'c', { oneOf: ['a', 'b'] }, 'validation.enum'],
    ['pattern', 'ABC', { pattern: /^[a-z]+$/ }, 'validation.pattern'],
    [
      'a number that JSON cannot carry',
      '9007199254740993',
      { type: 'number', min: 0 },
      'validation.value.max',
      { max: 9_007_199_254_740_991 },
    ],
    ['the type before the range', 'x', { type: 'number', min: 3 }, 'validation.type.number'],
  ];
  test.each(broken)('%s', (_why, value, rule, key, values = {}) => {
    expect(violationOf(value, rule)).toEqual({ key, values });
  });

  const kept: [why: string, value: string, rule: Rule][] = [
    ['empty and not required, whatever else', '', { type: 'email', min: 3, pattern: /x/ }],
    ['required and there', 'a', { required: true }],
    ['spaces where they may stand alone', '  ', { required: true, whitespace: false }],
    ['exactly the least length', 'abc', { min: 3 }],
    ['exactly the greatest length', 'abc', { max: 3 }],
    ['characters beyond the BMP count once', '𠮷𠮷', { max: 2 }],
    ['the ends of a range', '9', { type: 'number', min: 1, max: 9 }],
    ['a signed decimal', '-3.25', { type: 'number' }],
    ['an e-mail address', 'a.b+c@mail.example.cn', { type: 'email' }],
    ['a leap day', '2028-02-29', { type: 'date' }],
    ['on the list', 'b', { oneOf: ['a', 'b'] }],
    ['a pattern', 'abc', { pattern: /^[a-z]+$/ }],
  ];
  test.each(kept)('accepts %s', (_why, value, rule) => {
    expect(violationOf(value, rule)).toBeUndefined();
  });

  test.each([
    ['text', 'validation.required', '请填写证件照'],
    ['school', 'validation.required', '请填写证件照'],
    ['select', 'validation.required.choice', '请选择证件照'],
    ['date', 'validation.required.choice', '请选择证件照'],
    ['image', 'validation.required.upload', '请上传证件照'],
    ['file', 'validation.required.upload', '请上传证件照'],
  ] as const)(
    'what is missing in a field of type %s is asked for by what one does there',
    (type, key, words) => {
      expect(violationOf('', { required: true, asks: askingFor(type) })).toMatchObject({ key });
      expect(zh[key].replace('{label}', '证件照')).toBe(words);
    },
  );

  test('no message that any field may bear names an example that fits only some', () => {
    for (const pack of [zh, en]) {
      const { 'validation.type.email': email, ...others } = pack;
      expect(email).toContain('name@example.com');
      expect(JSON.stringify(others)).not.toMatch(/例如|such as|\d{2}/);
    }
  });

  test('a pattern with its own words says them', () => {
    const rule: Rule = { pattern: /^\d+$/, patternMessage: '只能是数字' };
    expect(violationOf('x', rule)).toEqual({ message: '只能是数字' });
  });

  test('a global pattern answers the same each time', () => {
    const rule: Rule = { pattern: /a/g };
    expect([violationOf('a', rule), violationOf('a', rule)]).toEqual([undefined, undefined]);
  });
});
