import { roomOf } from '@/forms/room';

it.each([
  ['region', '', 44],
  ['region', '370000', 96],
  ['region', '370100', 148],
  ['region', '370102', 148],
  ['region', '371100', 148],
  ['region', '110000', 96],
  ['region', '110101', 96],
  ['date', '2026-11-24', 46],
  ['month', '', 46],
  ['photo', 'f1', 167],
  ['photo', '', undefined],
  ['text', 'a', undefined],
])('on touch a field %s of "%s" keeps %s px', (type, value, height) => {
  expect(roomOf(type, value, true)).toBe(height);
});

it.each([
  ['region', '370102', undefined],
  ['date', '2026-11-24', undefined],
  ['photo', 'f1', 172],
])('with a mouse a field %s of "%s" keeps %s px', (type, value, height) => {
  expect(roomOf(type, value, false)).toBe(height);
});
