import { categoryName } from '../seed/categories';
import { majorName } from '../seed/majors';
import { oncePer } from '../seed/once';
import { positionTable } from '../seed/positionTable';
import { regionName } from '../seed/regions';
import { units } from '../seed/units';
import { dimensions } from './dimensions';

/** What of a position is searched, in the order in which it counts. */
export const fields = ['title', 'category', 'unit', 'region', 'major'] as const;
export type Field = (typeof fields)[number];

/** The different texts of one field, and which of them a row has. */
interface Texts {
  texts: readonly string[];
  at: (row: number) => number;
}

function titles(): Texts {
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

/** A unit is found by its own name and by those above it. */
function unitTexts(): string[] {
  const all = units();
  const texts: string[] = [];
  for (const [index, { name, shortName, parent }] of all.entries()) {
    texts[index] = [name, shortName, texts[parent] ?? ''].join(' ').trim();
  }
  return texts;
}

/** 江苏省南京市 江苏南京: 省, 市 and 区 may be left out. */
function regionText(code: string): string {
  const name = regionName(code);
  return `${name} ${name.replaceAll(/(特别行政区|自治区|自治州|地区|省|市|区|县)/g, '')}`;
}

/** A branch of categories is found by its own name and by the one above it. */
const categoryText = (code: string): string =>
  `${categoryName(code)} ${categoryName(code.split('-')[0] ?? '')}`;

/** Majors by their own names and by those of their classes. */
const majorText = (codes: readonly string[]): string =>
  codes.map((code) => `${majorName(code)} ${majorName(code.slice(0, 4))}`).join(' ');

function makeLexicon(): Readonly<Record<Field, Texts>> {
  const { category, region, majors } = dimensions();
  const today = { day: 0, minute: 0 };
  const { unit } = positionTable();
  return {
    title: titles(),
    category: { texts: category.values.map(categoryText), at: (row) => category.at(row, today) },
    unit: { texts: unitTexts(), at: (row) => unit[row] ?? 0 },
    region: { texts: region.values.map(regionText), at: (row) => region.at(row, today) },
    major: { texts: majors.values.map(majorText), at: (row) => majors.at(row, today) },
  };
}

/** Every text that a keyword may be found in; far fewer than there are positions. */
export const lexicon = oncePer(() => positionTable().size, makeLexicon);
