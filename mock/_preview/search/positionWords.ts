import { categoryName } from '../seed/categories';
import { majorName } from '../seed/majors';
import { oncePer } from '../seed/once';
import { positionAt, positionRow } from '../seed/positions';
import { positionTable } from '../seed/positionTable';
import { regionName } from '../seed/regions';
import { brands } from '../seed/sectors';
import { units } from '../seed/units';
import { dimensions } from './dimensions';
import type { Corpus, TextField } from './words/corpus';
import { makeSearch } from './words/keyword';

/** The different titles of positions, and which one a row has. */
function titles(): Pick<TextField, 'texts' | 'at'> {
  const { names, size } = positionTable();
  const numbers = new Map<string, number>();
  const data = Uint32Array.from({ length: size }, (_, row) => {
    const name = names[row] ?? '';
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  });
  return { texts: [...numbers.keys()], at: (row) => data[row] ?? 0 };
}

/** A unit is found by its name and by the names of the units above it. */
export function unitTexts(): string[] {
  const all = units();
  const texts: string[] = [];
  for (const [index, { name, shortName, parent }] of all.entries()) {
    texts[index] = [name, shortName, texts[parent] ?? ''].join(' ').trim().toLowerCase();
  }
  return texts;
}

/** With and without 省, 市, 区: 江苏省南京市 江苏南京. */
export function regionText(code: string): string {
  const name = regionName(code);
  return `${name} ${name.replaceAll(/(特别行政区|自治区|自治州|地区|省|市|区|县)/g, '')}`;
}

/** A category is found by its name and by its parent's. */
const categoryText = (code: string): string =>
  `${categoryName(code)} ${categoryName(code.split('-')[0] ?? '')}`;

/** A major is found by its name and by its class's. */
const majorText = (codes: readonly string[]): string =>
  codes.map((code) => `${majorName(code)} ${majorName(code.slice(0, 4))}`).join(' ');

/** The row of an id, or of a position's code, which ends with the row's number counted from 1. */
function rowOfCode(typed: string): number {
  const row = Number(typed.split('-').at(-1)) - 1;
  return positionAt(row)?.code.toLowerCase() === typed ? row : positionRow(typed);
}

function makeCorpus(): Corpus {
  const { category, region, majors } = dimensions();
  const today = { day: 0, minute: 0, daysOn: 0, states: {} };
  const { unit, size } = positionTable();
  const field = (
    name: TextField['name'],
    weight: number,
    texts: readonly string[],
    at: TextField['at'],
  ): TextField => ({ name, weight, texts: texts.map((text) => text.toLowerCase()), at });
  const title = titles();
  const fields = [
    field('name', 8, title.texts, title.at),
    field('category', 5, category.values.map(categoryText), (row) => category.at(row, today)),
    field('region', 3, region.values.map(regionText), (row) => region.at(row, today)),
    field('unit', 2, unitTexts(), (row) => unit[row] ?? 0),
    field('major', 1, majors.values.map(majorText), (row) => majors.at(row, today)),
  ];
  return {
    size,
    fields,
    rowOf: rowOfCode,
    names: brands,
    *vocabulary() {
      for (const { name, texts } of fields) if (name !== 'unit') yield* texts;
    },
  };
}

/** The texts by which positions are found. */
export const searchPositions = oncePer(
  () => positionTable().size,
  () => makeSearch(makeCorpus()),
);
