import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { majorsByName, type ReadContext } from '@/features/resume/read/codes';
import { paperOfItems, type TextItem } from '@/features/resume/read/paper';
import { factsOfIdNumber, isResidentIdNumber } from '@/features/resume/shared/idNumber';
import type { Region } from '@/services/types';
import { placesOf } from '@/utils/places';
import { categoryTree } from '../../../../mock/_preview/seed/categories';
import { majorTree } from '../../../../mock/_preview/seed/majors';
import { regionTree } from '../../../../mock/_preview/seed/regions';
import { fixedTerms, staffTerms } from '../../../../mock/_preview/seed/terms';

export const context: ReadContext = {
  terms: { ...fixedTerms, ...staffTerms },
  regions: placesOf<Region>(regionTree()),
  categories: categoryTree,
  majors: majorsByName(majorTree()),
  today: '2026-11-01',
};

export type Expected = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;

interface MadePaper {
  name: string;
  /** The layout, or what is special about the paper. */
  layout: string;
  text: string;
  expected: Expected;
}

const letter = 10;
const widthOf = (text: string) =>
  [...text].reduce((sum, one) => sum + (/[\x20-\x7e]/.test(one) ? letter / 2 : letter), 0);

/** Text items as a PDF would have them: cells side by side, behind ║ the next column, below § the next page. */
function itemsOf(text: string): TextItem[] {
  const parts = text.split('\n').map((line) => line.split('║'));
  const starts = [40];
  for (let column = 1; column < Math.max(...parts.map((line) => line.length)); column += 1) {
    const before = Math.max(...parts.map((line) => widthOf(line[column - 1]?.trim() ?? '')));
    starts.push((starts[column - 1] ?? 0) + before + (column === 1 ? 160 : 60));
  }
  let page = 1;
  let y = 0;
  return parts.flatMap((line) => {
    if (line[0] === '§') {
      page += 1;
      y = 0;
      return [];
    }
    y += 16;
    return line.flatMap((part, column) => {
      let x = starts[column] ?? 0;
      const words = column === 0 ? part : part.trim();
      return words.split(/( {2,}|\u3000+)/).flatMap((cell) => {
        const width = widthOf(cell);
        const item = { text: cell, x, y, width, height: letter, page };
        x += /^\s+$/.test(cell) ? 3 * letter : width;
        return cell.trim() ? [item] : [];
      });
    });
  });
}

export const paperOf = ({ text }: Pick<MadePaper, 'text'>) => paperOfItems(itemsOf(text));

/** The whole number of 17 digits of a made person. */
function idNumberOf(digits: string): string {
  const found = [...'0123456789X'].find((last) => isResidentIdNumber(digits + last));
  if (!found) throw new Error(`${digits} has no check digit`);
  return digits + found;
}

function withFactsOfId(entry: Record<string, string>): Record<string, string> {
  const facts = entry.idNumber ? factsOfIdNumber(entry.idNumber) : undefined;
  return { ...entry, ...facts };
}

function entryOf(text: string): Record<string, string> {
  const pairs = text.split(' ; ').map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  });
  return withFactsOfId(Object.fromEntries(pairs));
}

/** An entry as the made papers write it: several values with a plus between. */
export const flat = (entry: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entry)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? value.join('+') : String(value)]),
  );

export function papersIn(file: string): MadePaper[] {
  const all = readFileSync(join(__dirname, 'made', file), 'utf8').replace(
    /\{(\d{17})\}/g,
    (_, id) => idNumberOf(id),
  );
  return all
    .split(/^#### /m)
    .slice(1)
    .map((part, index) => {
      const [head = '', facts = ''] = part.split('\n----\n');
      const [layout = '', ...lines] = head.split('\n');
      const expected: Record<string, Record<string, string>[]> = {};
      for (const line of facts.split('\n').filter(Boolean)) {
        const [key = '', ...rest] = line.split(' ');
        expected[key] = [...(expected[key] ?? []), entryOf(rest.join(' '))];
      }
      return { name: `${file} ${index + 1}`, layout, text: lines.join('\n'), expected };
    });
}

/** Made papers, written by hand. `others.txt` was written in five sets before the reader knew their layouts. */
export const madePapers = ['chinese.txt', 'english.txt', 'others.txt'].flatMap(papersIn);
