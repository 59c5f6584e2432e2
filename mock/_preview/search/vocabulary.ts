import MiniSearch from 'minisearch';
import { pinyin } from 'pinyin-pro';
import { oncePer } from '../seed/once';
import { positionTable } from '../seed/positionTable';
import { BRANDS } from '../seed/sectors';
import { lexicon } from './lexicon';
import { synonymLines } from './synonyms';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** A Chinese text as its words. */
export const cut = (text: string): string[] =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

/** A word as the index holds it. */
interface Entry {
  id: string;
  /** Without tones: hushi. */
  sound: string;
  /** hs */
  initials: string;
  /** In how many texts it stands, as more is meant more often. */
  weight: number;
}

const soundOf = (word: string): string =>
  pinyin(word, { toneType: 'none', type: 'array' }).join('').toLowerCase();

function makeWords(): Map<string, number> {
  const words = new Map<string, number>();
  const add = (word: string) => {
    if (/\p{Script=Han}{2}/u.test(word)) words.set(word, (words.get(word) ?? 0) + 1);
  };
  const { title, category, region, major } = lexicon();
  for (const { texts } of [title, category, region, major]) {
    for (const text of new Set(texts.flatMap(cut))) add(text);
  }
  for (const text of title.texts) cut(text).forEach(add);
  for (const line of synonymLines) line.forEach(add);
  BRANDS.forEach(add);
  return words;
}

function makeIndex(): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['sound', 'initials'],
    storeFields: ['weight'],
    tokenize: (text) => [text],
  });
  index.addAll(
    [...makeWords()].map(([id, weight]) => ({
      id,
      sound: soundOf(id),
      initials: pinyin(id, { pattern: 'first', toneType: 'none', type: 'array' }).join(''),
      weight,
    })),
  );
  return index;
}

/** Every word of the lexicon and the synonyms, by its sound; made at the first search that needs it. */
const index = oncePer(() => positionTable().size, makeIndex);

/** Words that sound as these letters do (whole pinyin or initials), the likeliest first. */
export function wordsOfLetters(letters: string): string[] {
  return index()
    .search(letters, { boost: { sound: 2 }, boostDocument: (_id, _term, kept) => weightOf(kept) })
    .slice(0, 8)
    .map(({ id }) => String(id));
}

const weightOf = (kept: Record<string, unknown> | undefined): number =>
  1 + Math.log2(1 + Number(kept?.weight ?? 0));

const readings = (character: string): readonly string[] =>
  pinyin(character, { multiple: true, toneType: 'none', type: 'array' });

/** How far one word is from another of its length: a character of the same sound counts half; 9 for anything farther. */
function distance(one: string, other: string): number {
  let sum = 0;
  for (let at = 0; at < one.length && sum <= 1; at += 1) {
    const [a = '', b = ''] = [one[at], other[at]];
    if (a === b) continue;
    const isSameSound = readings(a).some((sound) => readings(b).includes(sound));
    sum += isSameSound ? 0.5 : 1;
  }
  return sum <= 1 ? sum : 9;
}

/** Words that differ in one character, those of the same sound first: what was probably meant. */
export function wordsLike(typed: string): string[] {
  if (typed.length < 2) return [];
  const words = makeWordsOnce();
  return [...words]
    .filter(([word]) => word.length === typed.length)
    .map(([word, weight]) => ({ word, weight, far: distance(typed, word) }))
    .filter(({ far }) => far <= 1)
    .sort((a, b) => a.far - b.far || b.weight - a.weight)
    .slice(0, 4)
    .map(({ word }) => word);
}

const makeWordsOnce = oncePer(() => positionTable().size, makeWords);
