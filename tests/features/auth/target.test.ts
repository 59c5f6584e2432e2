import { channelOf } from '@/features/auth/shared/target';
import { tidyContact, tidyMobile } from '@/utils/formats';

test.each([
  ['13800000001', 'mobile'],
  ['19912345678', 'mobile'],
  ['someone@example.com', 'email'],
  ['a.b+c@mail.example.cn', 'email'],
  ['1380000000', undefined],
  ['23800000001', undefined],
  ['+8613800000001', undefined],
  ['someone@example', undefined],
  ['some one@example.com', undefined],
  ['', undefined],
])('%j can be reached by %s', (target, channel) => {
  expect(channelOf(target)).toBe(channel);
});

describe('a mobile number as it is written', () => {
  test.each([
    ['138 0000 0001', '13800000001'],
    ['138-0000-0001', '13800000001'],
    [' 13800000001 ', '13800000001'],
    ['+86 138 0000 0001', '13800000001'],
    ['(+86)13800000001', '13800000001'],
    ['8613800000001', '13800000001'],
    ['008613800000001', '13800000001'],
    ['１３８００００００１', '１３８００００００１'],
    ['１３８００００００００１', '１３８００００００００１'],
    ['１３８０００００００１', '13800000001'],
  ])('%j is %j', (text, tidy) => {
    expect(tidyMobile(text)).toBe(tidy);
  });

  test.each(['', '1', '138 0000 000', '138 0000 00012', 'li ming', 'a.b@c.cn', '86138'])(
    '%j is left as it is typed',
    (text) => {
      expect(tidyMobile(text)).toBe(text);
    },
  );
});

test.each([
  ['name＠example。com', 'name@example.com'],
  ['ｎａｍｅ１＠qq．com', 'name1@qq.com'],
  ['name@example.com', 'name@example.com'],
  ['+86 138 0000 0001', '13800000001'],
  ['张。', '张。'],
])('a number or address written as %j is %j', (text, tidy) => {
  expect(tidyContact(text)).toBe(tidy);
});
