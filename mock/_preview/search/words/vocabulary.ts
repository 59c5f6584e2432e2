import MiniSearch from 'minisearch';
import { pinyin } from 'pinyin-pro';
import { synonymLines } from '../../seed/synonyms';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of a Chinese text. */
export const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

const readings = (character: string): readonly string[] =>
  pinyin(character, { multiple: true, toneType: 'none', type: 'array' });

/** Distance of two words of the same length: 1 for each other character, 0.5 if it sounds the same; 9 when it is above 1. */
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

/** Words of at least this length may have one wrong character (contract: Keyword search); shorter ones only one of the same sound. */
const correctableLength = 3;

const weightOf = (kept: Record<string, unknown> | undefined): number =>
  1 + Math.log2(1 + Number(kept?.weight ?? 0));

export interface Vocabulary {
  /** Words with this pinyin or these initials, the likeliest first. */
  ofLetters: (letters: string) => string[];
  /** Words that differ in one character, those of the same sound first. */
  like: (typed: string) => string[];
}

/** The words of the texts, the synonyms and the names. A word of more texts counts as likelier. */
export function makeVocabulary(texts: Iterable<string>, names: readonly string[]): Vocabulary {
  const words = new Map<string, number>();
  const add = (word: string) => {
    if (/\p{Script=Han}{2}/u.test(word)) words.set(word, (words.get(word) ?? 0) + 1);
  };
  for (const text of texts) new Set(wordsOf(text)).forEach(add);
  for (const line of synonymLines) line.forEach(add);
  names.forEach(add);
  let index: MiniSearch | undefined;
  /** Index by pinyin (hushi) and initials (hs); made when it is first needed. */
  const bySound = (): MiniSearch => {
    if (index) return index;
    index = new MiniSearch({
      fields: ['sound', 'initials'],
      storeFields: ['weight'],
      tokenize: (text) => [text],
    });
    index.addAll(
      [...words].map(([id, weight]) => ({
        id,
        sound: pinyin(id, { toneType: 'none', type: 'array' }).join('').toLowerCase(),
        initials: pinyin(id, { pattern: 'first', toneType: 'none', type: 'array' }).join(''),
        weight,
      })),
    );
    return index;
  };
  const sounding = (letters: string, fuzzy: number) =>
    bySound().search(letters, {
      boost: { sound: 2 },
      fuzzy,
      boostDocument: (_id, _term, kept) => weightOf(kept),
    });
  return {
    ofLetters: (letters) => {
      const exact = sounding(letters, 0);
      // With five letters or more, one may be wrong.
      const found = exact.length > 0 || letters.length < 5 ? exact : sounding(letters, 1);
      return found.slice(0, 8).map(({ id }) => String(id));
    },
    like: (typed) => {
      const maxDistance = typed.length >= correctableLength ? 1 : 0.5;
      if (typed.length < 2) return [];
      return [...words]
        .filter(([word]) => word.length === typed.length)
        .map(([word, weight]) => ({ word, weight, far: distance(typed, word) }))
        .filter(({ far }) => far <= maxDistance)
        .sort((a, b) => a.far - b.far || b.weight - a.weight)
        .slice(0, 4)
        .map(({ word }) => word);
    },
  };
}
