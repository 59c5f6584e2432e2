import { simplifiedOf } from '@/locales/resumeWords';
import type { EntryValues } from '../values';
import type { Paper } from './labels';

const simple = (text: string) =>
  text.replace(/./gsu, (letter) => simplifiedOf.get(letter) ?? letter);

/** The paper in simplified characters, in which its words are recognised. */
export const simplified = (paper: Paper): Paper =>
  paper.map((column) => column.map((line) => line.map(simple)));

/** Values in the characters of the paper, where they were read in simplified ones. */
export function asWritten(paper: Paper): (entry: EntryValues) => EntryValues {
  const original = paper.flat(2).join('\n');
  const read = simple(original);
  if (read === original) return (entry) => entry;
  const found = (text: string) => {
    const at = read.indexOf(text);
    return at < 0 ? text : original.slice(at, at + text.length);
  };
  const restored = (value: EntryValues[string]) =>
    typeof value === 'string' ? value.split(/(\s+)/).map(found).join('') : value;
  return (entry) =>
    Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, restored(value)]));
}
