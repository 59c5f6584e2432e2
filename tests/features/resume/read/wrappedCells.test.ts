/** @jest-environment node */
import { paperOfItems } from '@/features/resume/read/paper';

type Placed = readonly (readonly [text: string, x: number, y: number])[];
const itemsOf = (placed: Placed) =>
  placed.map(([text, x, y]) => ({ text, x, y, width: 12 * text.length, height: 12, page: 1 }));
const wrapped: Placed = [
  ['姓', 30, 86],
  ['名', 30, 104],
  ['穆青山', 69, 95],
  ['政治', 235, 86],
  ['面貌', 235, 104],
  ['中共党员', 294, 95],
  ['毕', 30, 132],
  ['业', 30, 150],
  ['院', 30, 168],
  ['校', 30, 186],
  ['兰州望川职业', 69, 150],
  ['技术学院', 81, 168],
  ['身高', 235, 159],
  ['178cm', 294, 159],
];
const wrappedRows = [
  ['姓名', '穆青山', '政治面貌', '中共党员'],
  ['毕业院校', '兰州望川职业技术学院', '身高', '178cm'],
];

it('reads the rows of a table whose cells are wrapped around one middle', () => {
  expect(paperOfItems(itemsOf(wrapped))).toEqual([wrappedRows]);
});

it('reads a row of such a table whose cells all have as many lines', () => {
  const equal: Placed = [
    ['联系', 30, 214],
    ['电话', 30, 232],
    ['1390000', 69, 214],
    ['1234', 87, 232],
    ['现居', 235, 214],
    ['住地', 235, 232],
    ['甘肃省兰州', 294, 214],
    ['市城关区', 300, 232],
  ];
  expect(paperOfItems(itemsOf([...wrapped, ...equal]))).toEqual([
    [...wrappedRows, ['联系电话', '13900001234', '现居住地', '甘肃省兰州市城关区']],
  ]);
});
