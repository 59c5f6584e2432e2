/** What people type and paste, and what each type of field makes of it. Invisible characters stand as escapes. */
import { cleaned, isPersonNumber } from '@/utils/cleaning';

/** As a phone's address book copies a number: between marks of direction. */
const copied = '\u202d138 0000 0001\u202c';

const cases: readonly (readonly [type: string, text: string, kept: string])[] = [
  ['text', ' 李明 ', '李明'],
  ['text', '李\u202e明\u0000\u000b', '李明'],
  ['text', '\u200b', ''],
  ['text', '\u2800', ' '],
  ['text', '\u3164\uffa0\u115f', ''],
  ['text', '\ufe0f\u200d', ''],
  ['text', '\ufeff李\u200b明\u2060', '李明'],
  ['text', '李\u200d明', '李明'],
  ['text', '李\ud83d明', '李明'],
  ['text', '李\t明\n', '李 明'],
  ['text', '   ', '   '],
  ['text', '阿卜杜拉·买买提', '阿卜杜拉·买买提'],
  ['text', '𠮷田䶮\u{2b7f7}', '𠮷田䶮\u{2b7f7}'],
  ['text', '\ufa19\ue83a', '\ufa19\ue83a'],
  ['text', '葛\u{e0100}城', '葛\u{e0100}城'],
  ['text', '葛\u{e0100}\u{e0101}城', '葛\u{e0100}城'],
  ['text', '👩🏽‍⚕️👨‍👩‍👧❤️‍🔥🏳️‍🌈1️⃣', '👩🏽‍⚕️👨‍👩‍👧❤️‍🔥🏳️‍🌈1️⃣'],
  [
    'text',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['text', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['text', 'Ａ１', 'Ａ１'],
  ['unknown', '\u202a甲\u202c', '甲'],
  ['constructor', '甲\u200b', '甲'],
  ['textarea', '一\u000b二\r\n三\u2028四 ', '一\n二\n三\n四'],
  ['textarea', '一\n\n　　二', '一\n\n　　二'],
  ['password', ' a\u200bb ', ' a\u200bb '],

  ['mobile', copied, '13800000001'],
  ['mobile', '138\u200b0000\ufe0f0001', '13800000001'],
  ['mobile', '138\u20110000\u20130001', '13800000001'],
  ['mobile', 'tel:+86-138-0000-0001', '13800000001'],
  ['mobile', '电话：138.0000.0001', '13800000001'],
  ['mobile', '138·0000·0001', '13800000001'],
  ['mobile', '+86 138 0000 0001', '13800000001'],
  ['mobile', '(+86)13800000001', '13800000001'],
  ['mobile', '8613800000001', '13800000001'],
  ['mobile', '008613800000001', '13800000001'],
  ['mobile', '１３８０００００００１', '13800000001'],
  ['mobile', '1\ufe0f\u20e33800000001', '13800000001'],
  ...['', '1', '138 0000 000', '138 0000 00012', 'li ming', '86138', '１３８'].map(
    (text) => ['mobile', text, text] as const,
  ),

  ['email', 'zs@example.com;', 'zs@example.com'],
  ['email', 'zs@example.com。', 'zs@example.com'],
  ['email', 'mailto:zs@example.com?subject=x', 'zs@example.com'],
  ['email', 'E-mail: zs@example.com', 'zs@example.com'],
  ['email', '张三 <zs@example.com>', 'zs@example.com'],
  ['email', '“zs@example.com”，', 'zs@example.com'],
  ['email', 'ｚｓ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'zs@example.com'],
  ['email', 'zs@example。com', 'zs@example.com'],
  ['email', 'zs @ example.com\u200b', 'zs@example.com'],
  ['email', 'zs\u00ad@exam\u200bple.com', 'zs@example.com'],
  ['email', '张三@例子.中国', '张三@例子.中国'],
  ['email', 'a.b+c@mail.example.cn', 'a.b+c@mail.example.cn'],
  ['email', 'zs@example.', 'zs@example.'],
  ['email', 'some one@example.com', 'some one@example.com'],
  ['email', 'a@b.cn;c@d.cn', 'a@b.cn;c@d.cn'],
  ['email', copied, '13800000001'],

  ['loginName', '张。', '张。'],
  ['loginName', ' li\u200bming ', 'liming'],
  ['loginName', copied, '13800000001'],
  ['loginName', 'ｚｓ＠example。com', 'zs@example.com'],

  ['idNumber', '110105 19491231 002x', '11010519491231002X'],
  ['idNumber', '１１０１０５－１９４９１２３１－００２Ｘ', '11010519491231002X'],
  ['idNumber', '\u202d110105\u200b19491231\u2011002×', '11010519491231002X'],
  ['idNumber', '身份证号：11010519491231002x', '11010519491231002X'],
  ['idNumber', '1101051949123100', '1101051949123100'],
  ['idNumber', 'A 110105 19491231 002X', 'A 110105 19491231 002X'],
  ['idNumber', '110105 19491231 002X 1', '110105 19491231 002X 1'],
  ['idNumber', '军字第 １２ 号', '军字第 12 号'],
  ['idNumber', 'h1234567x', 'h1234567x'],

  ['code', '482 913', '482913'],
  ['code', '４８２９１３', '482913'],
  ['code', '\u200b482\u2011913\ufe0f', '482913'],
  ['code', 'aB3d', 'aB3d'],
  ['code', '【征程】您正在注册，验证码 482913，5 分钟内有效，请勿告诉他人。', '482913'],
  ['code', '【征程】482913（登录验证码），客服 95588，2026-11-22', '482913'],
  ['code', '尾号8888的用户，验证码：4829，10分钟内有效', '4829'],
  ['code', '您的校验码是 482 913 5 分钟内有效', '482913'],
  ['code', 'Your code is 482913. Call 13800000001.', '482913'],
  ['code', '验证码', '验证码'],
  ['captcha', 'ａ b\u200bＣ 4', 'abC4'],

  ['number', '１７５', '175'],
  ['number', '175cm', '175'],
  ['number', '175 ㎝', '175'],
  ['number', '70公斤', '70'],
  ['number', '175,5', '175.5'],
  ['number', '175。5', '175.5'],
  ['number', '8,000', '8000'],
  ['number', '1,234,567.5', '1234567.5'],
  ['number', '\u221212.5', '-12.5'],
  ['number', '12.', '12'],
  ['number', '', ''],
  // Read as the field's own unit it would be another weight or height.
  ...['140斤', '1.75m', '一百', '5-10', '1 750', 'abc'].map(
    (text) => ['number', text, text] as const,
  ),

  ...[
    '1996-1-2',
    '1996年1月2日',
    '1996 年 01 月 02 号',
    '1996.1.2',
    '１９９６／１／２',
    '1996。1。2',
    '1996–01–02',
    '19960102',
    '1996-01-02 00:00:00',
    '1996-01-02T00:00',
  ].map((text) => ['date', text, '1996-01-02'] as const),
  ['date', '31/12/1999', '1999-12-31'],
  ['date', '12/31/1999', '1999-12-31'],
  ['date', '5.5.1999', '1999-05-05'],
  ...['2001-02-29', '99-2-8', '3/4/1999', '1999', '1999-12', '不详', '20010229', '2000-1-1-1'].map(
    (text) => ['date', text, text] as const,
  ),
  ...[
    '2018.9',
    '2018/9',
    '201809',
    '2018年9月',
    '2018-9',
    '9/2018',
    '２０１８．９',
    '2018 09',
    '2018-09-15',
  ].map((text) => ['month', text, '2018-09'] as const),
  ...['2018', '2018-13', '18.9', '至今', '2018.09-2022.06', '2018-09-31'].map(
    (text) => ['month', text, text] as const,
  ),
];

test.each(cases)('%s %j is kept as %j', (type, text, kept) => {
  expect(cleaned(type, text)).toBe(kept);
});

test('cleaning twice changes nothing', () => {
  expect(cases.filter(([type, , kept]) => cleaned(type, kept) !== kept)).toEqual([]);
});

test('a number of a person is known however it is written', () => {
  const all = [copied, 'tel:138-0000-0001', '110105 19491231 002x', '11010519491231002X\u200b'];
  expect(all.filter((text) => !isPersonNumber(text))).toEqual([]);
  expect(['1380000000', '军字第 12 号', '482913'].filter(isPersonNumber)).toEqual([]);
});
