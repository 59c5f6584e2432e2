import { indexByName, moveByKey, moveByPress } from '@/features/positions/shared/unitTree/treeKeys';
import type { UnitRow } from '@/features/positions/shared/unitTree/treeRows';

const unit = (id: string, level: number, isOpen?: boolean): UnitRow => ({
  kind: 'unit',
  unit: { id, name: `unit ${id}`, own: 0, total: 0, hasChildren: isOpen !== undefined },
  level,
  setSize: 1,
  position: 1,
  isOpen: isOpen ?? false,
});

/** 0 a ▾ · 1 b ▸ · 2 c ▾ · 3 (failed below c) · 4 d */
const rows: UnitRow[] = [
  unit('a', 1, true),
  unit('b', 2, false),
  unit('c', 2, true),
  { kind: 'failed', parentId: 'c', level: 3 },
  unit('d', 1),
];
const row = (index: number) => ({ type: 'row', index });

test.each([
  [0, 'ArrowDown', row(1)],
  [4, 'ArrowDown', undefined],
  [0, 'ArrowUp', undefined],
  [3, 'ArrowUp', row(2)],
  [0, 'ArrowRight', row(1)],
  [1, 'ArrowRight', { type: 'open', ids: ['b'] }],
  [4, 'ArrowRight', undefined],
  [3, 'ArrowRight', undefined],
  [0, 'ArrowLeft', { type: 'close', id: 'a' }],
  [1, 'ArrowLeft', row(0)],
  [3, 'ArrowLeft', row(2)],
  [4, 'ArrowLeft', undefined],
  [2, 'Home', row(0)],
  [2, 'End', row(4)],
  [1, 'PageDown', row(3)],
  [3, 'PageDown', row(4)],
  [1, 'PageUp', row(0)],
  [1, 'Enter', { type: 'choose', id: 'b', name: 'unit b' }],
  [1, ' ', { type: 'choose', id: 'b', name: 'unit b' }],
  [3, 'Enter', { type: 'retried', parentId: 'c' }],
  [1, '*', { type: 'openSiblings', id: 'b' }],
  [3, '*', undefined],
  [1, 'Tab', undefined],
  [1, 'x', undefined],
])('on line %i %s leads to %j', (index, key, expected) => {
  expect(moveByKey(rows, index, key, { page: 2 })).toEqual(expected);
});

test.each([
  ['ArrowLeft', { type: 'open', ids: ['b'] }],
  ['ArrowRight', row(0)],
])('right to left %s leads to %j', (key, expected) => {
  expect(moveByKey(rows, 1, key, { isRtl: true })).toEqual(expected);
});

test.each([
  [0, true, { type: 'close', id: 'a' }],
  [1, true, { type: 'open', ids: ['b'] }],
  [1, false, { type: 'choose', id: 'b', name: 'unit b' }],
  [3, false, { type: 'retried', parentId: 'c' }],
])('a press on line %i, on the arrow: %s', (index, isArrow, expected) => {
  const pressed = rows[index];
  if (!pressed) throw new Error('No such line');
  expect(moveByPress(pressed, isArrow)).toEqual(expected);
});

test.each([
  [0, 'unit', 1],
  [0, 'unit a', 0],
  [4, 'unit b', 1],
  [0, 'nobody', -1],
])('from line %i the name that begins with %j is on line %i', (from, text, expected) => {
  expect(indexByName(rows, from, (name) => name.startsWith(text))).toBe(expected);
});
