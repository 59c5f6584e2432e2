import { positionId } from '../seed/positions';
import { positionTable } from '../seed/positionTable';
import { type Field, fields, lexicon } from './lexicon';
import { synonymLines } from './synonyms';
import { cut, wordsLike, wordsOfLetters } from './vocabulary';

/** What a hit in a field counts. */
const weights: Readonly<Record<Field, number>> = {
  title: 8,
  category: 4,
  region: 3,
  unit: 2,
  major: 1,
};
/** How sure it is that a word means what it found. */
const certainty = { same: 1, synonym: 0.6, sound: 0.5, like: 0.4 } as const;

/** For each field, how well each of its texts answers a word: 0 not at all, 1 by the word itself. */
type Answers = Readonly<Record<Field, Float32Array>>;

/** One word of a keyword, with what it found. */
export interface FoundWord {
  typed: string;
  answers: Answers;
}

const synonymsOf = (word: string): string[] => [
  ...new Set(synonymLines.filter((line) => line.includes(word)).flat()),
];

/** All texts that contain one of the words; undefined when none does. */
function answersOf(words: readonly (readonly [string, number])[]): Answers | undefined {
  let isFound = false;
  const of = (field: Field): Float32Array =>
    Float32Array.from(lexicon()[field].texts, (text) => {
      const best = words.reduce(
        (most, [word, sure]) => (sure > most && text.includes(word) ? sure : most),
        0,
      );
      if (best > 0) isFound = true;
      return best;
    });
  const answers = Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<
    Field,
    Float32Array
  >;
  return isFound ? answers : undefined;
}

/** A piece as it stands, or by words that mean the same. */
function foundAsTyped(typed: string): FoundWord | undefined {
  const words = [
    [typed, certainty.same] as const,
    ...synonymsOf(typed).map((word) => [word, certainty.synonym] as const),
  ];
  const answers = answersOf(words);
  return answers && { typed, answers };
}

/** A piece by its sound, or by a word that is like it. */
function foundByGuess(typed: string): FoundWord | undefined {
  const isLetters = /^[a-z]+$/.test(typed);
  const guesses = isLetters ? wordsOfLetters(typed) : wordsLike(typed);
  const sure = isLetters ? certainty.sound : certainty.like;
  const words = guesses.flatMap((guess, rank) =>
    [guess, ...synonymsOf(guess)].map((word) => [word, sure - rank * 0.05] as const),
  );
  const answers = words.length > 0 ? answersOf(words) : undefined;
  return answers && { typed, answers };
}

/** A run of characters without a space: as a whole, else in the fewest pieces that are known, else what it is like. */
function foundIn(chunk: string): FoundWord[] {
  const whole = foundAsTyped(chunk);
  if (whole) return [whole];
  const pieces = cut(chunk);
  const guessed = foundByGuess(chunk);
  if (guessed || pieces.length < 2) return [guessed ?? { typed: chunk, answers: nothing() }];
  const found: FoundWord[] = [];
  for (let at = 0; at < pieces.length; ) {
    let taken = 0;
    for (let end = pieces.length; end > at && taken === 0; end -= 1) {
      const piece = pieces.slice(at, end).join('');
      const hit = foundAsTyped(piece) ?? (end === at + 1 ? foundByGuess(piece) : undefined);
      if (hit) {
        found.push(hit);
        taken = end - at;
      }
    }
    if (taken === 0) found.push({ typed: pieces[at] ?? '', answers: nothing() });
    at += Math.max(1, taken);
  }
  return found;
}

const nothing = (): Answers =>
  Object.fromEntries(
    fields.map((field) => [field, new Float32Array(lexicon()[field].texts.length)]),
  ) as unknown as Answers;

export interface KeywordHits {
  words: readonly FoundWord[];
  /** How well a row answers all words together; 0 when one of them is missing. */
  scoreOf: (row: number) => number;
}

/** What a keyword finds (contract: the keyword of a search). */
export function keywordHits(keyword: string): KeywordHits {
  const chunks = keyword
    .toLowerCase()
    .split(/[\s,，、]+/)
    .filter(Boolean);
  const words = chunks.flatMap(foundIn);
  const texts = lexicon();
  const scoreOf = (row: number): number => {
    if (chunks.length === 1 && positionId(row) === chunks[0]) return 100;
    let sum = 0;
    for (const { answers } of words) {
      let best = 0;
      for (const field of fields) {
        const score = weights[field] * (answers[field][texts[field].at(row)] ?? 0);
        if (score > best) best = score;
      }
      if (best === 0) return 0;
      sum += best;
    }
    return sum;
  };
  return { words, scoreOf };
}

/** Rows that answer all words, the best first and of equal ones the latest. */
export function rowsFor(keyword: string): number[] {
  const { scoreOf } = keywordHits(keyword);
  const { size, publishDay } = positionTable();
  const hits: (readonly [number, number])[] = [];
  for (let row = 0; row < size; row += 1) {
    const score = scoreOf(row);
    if (score > 0) hits.push([row, score]);
  }
  return hits
    .sort(([a, x], [b, y]) => y - x || (publishDay[b] ?? 0) - (publishDay[a] ?? 0) || a - b)
    .map(([row]) => row);
}
