import { emptyWords } from '../../seed/synonyms';
import { type Corpus, type FieldIndex, indexFields, type TextField } from './corpus';
import { makeReader, type SoughtWord } from './sought';

/** Factor of the score where the text is the word and nothing else. */
const wholeTextFactor = 1.5;
const codeScore = 100;
/** How many keywords keep their result: a page, its facets and the next page use the same keyword. */
const maxRemembered = 24;

/** Rows that have a word or keyword. */
export interface Answers {
  rows: readonly number[];
  /** Score of each row of the corpus; 0: the row does not have it. */
  scores: Float32Array;
}

/** Where a row has the keyword: `text` is a part of that field (contract: KeywordMatch). */
export interface Match {
  field: TextField['name'];
  text: string;
}

export interface Found extends Answers {
  /** The keyword that was probably meant. */
  suggestion?: string;
  /** Words that were left out, as no row has them together with the others. */
  dropped: readonly string[];
  /** The words that the keyword was cut into. */
  words: readonly string[];
  matches: (row: number) => Match[];
}

/** Makes the search of a corpus: all words first, then all but one (contract: Keyword search). */
export function makeSearch(corpus: Corpus): (keyword: string) => Found {
  const fields = indexFields(corpus);
  const readWords = makeReader(corpus, fields);
  const known = new Map<string, Found>();
  const nothing: Answers = { rows: [], scores: new Float32Array(corpus.size) };

  /** Scores of fields are added up: a row with the word in name and category ranks above a row with it in one of them. */
  function answersOf({ words }: SoughtWord): Answers {
    if (words.length === 0) return nothing;
    const scores = new Float32Array(corpus.size);
    const rows: number[] = [];
    for (const field of fields) {
      for (const [text, sure] of certaintyByText(field, words)) {
        for (const row of field.rowsOf(text)) {
          if (scores[row] === 0) rows.push(row);
          scores[row] = (scores[row] ?? 0) + sure * field.weight;
        }
      }
    }
    return { rows, scores };
  }

  function search(keyword: string): Found {
    const runs = keyword
      .toLowerCase()
      .split(/[\s,，、]+/)
      .filter(Boolean);
    const rowOfCode = runs.length === 1 ? corpus.rowOf(runs[0] ?? '') : -1;
    if (rowOfCode >= 0) {
      const scores = new Float32Array(corpus.size);
      scores[rowOfCode] = codeScore;
      return { rows: [rowOfCode], scores, dropped: [], words: runs, matches: () => [] };
    }
    const sought = meaningful(runs.flatMap(readWords));
    const { used, ...answers } = answersOfAll(sought.map(answersOf), nothing);
    const guessed = sought.filter(({ meant }) => meant !== undefined);
    return {
      ...answers,
      dropped:
        answers.rows.length === 0
          ? []
          : sought.flatMap(({ typed }, index) => (used.includes(index) ? [] : [typed])),
      words: [...new Set(sought.map(({ typed }) => typed))],
      ...(guessed.length > 0 && {
        suggestion: guessed.reduce(
          (text, { typed, meant = '' }) => text.replace(typed, meant),
          keyword.toLowerCase(),
        ),
      }),
      matches: (row) => matchesOf(corpus, row, sought),
    };
  }

  return (keyword) => {
    const found = known.get(keyword) ?? search(keyword);
    known.delete(keyword);
    known.set(keyword, found);
    for (const oldest of known.keys()) {
      if (known.size <= maxRemembered) break;
      known.delete(oldest);
    }
    return found;
  };
}

/** Texts of a field that contain one of the words, each with its certainty. */
function certaintyByText(
  { texts, textsWith }: FieldIndex,
  words: SoughtWord['words'],
): Map<number, number> {
  const found = new Map<number, number>();
  for (const [word, sure] of words) {
    for (const number of textsWith(word)) {
      const value = isWhole(texts[number] ?? '', word) ? sure * wholeTextFactor : sure;
      if (value > (found.get(number) ?? 0)) found.set(number, value);
    }
  }
  return found;
}

const isWhole = (text: string, word: string): boolean =>
  text === word || text.startsWith(`${word} `) || text.endsWith(` ${word}`);

/** Without words such as 招聘, which fit every position; they stay when there are no other words. */
function meaningful(sought: readonly SoughtWord[]): readonly SoughtWord[] {
  const rest = sought.filter(({ typed }) => !emptyWords.includes(typed));
  return rest.length > 0 ? rest : sought;
}

/** Rows that have all words. Where there are none: without the words that no row has, and then also without one more. */
function answersOfAll(words: readonly Answers[], nothing: Answers): Answers & { used: number[] } {
  const answered = words.flatMap(({ rows }, index) => (rows.length > 0 ? [index] : []));
  const answersFor = (used: number[]) => ({
    used,
    ...intersect(
      used.map((index) => words[index] ?? nothing),
      nothing,
    ),
  });
  const all = answersFor(answered);
  if (all.rows.length > 0 || answered.length < 2) return all;
  const withoutOne = answered.map((leftOut) =>
    answersFor(answered.filter((index) => index !== leftOut)),
  );
  const best = withoutOne.reduce((one, other) => (bestScore(other) > bestScore(one) ? other : one));
  return best.rows.length > 0 ? best : all;
}

const bestScore = ({ rows, scores }: Answers): number =>
  rows.reduce((best, row) => Math.max(best, scores[row] ?? 0), 0);

function intersect(words: readonly Answers[], nothing: Answers): Answers {
  const [rarest = nothing, ...others] = [...words].sort(
    (one, other) => one.rows.length - other.rows.length,
  );
  if (others.length === 0) return rarest;
  const scores = new Float32Array(nothing.scores.length);
  const rows: number[] = [];
  for (const row of rarest.rows) {
    let sum = rarest.scores[row] ?? 0;
    let isIn = true;
    for (const other of others) {
      const score = other.scores[row] ?? 0;
      isIn &&= score > 0;
      sum += score;
    }
    if (!isIn) continue;
    scores[row] = sum;
    rows.push(row);
  }
  return { rows, scores };
}

/** For each word the first field that contains it, and the text found there. */
function matchesOf(corpus: Corpus, row: number, sought: readonly SoughtWord[]): Match[] {
  const matches = sought.flatMap(({ words }): Match[] => {
    for (const { name, texts, at } of corpus.fields) {
      const text = (texts[at(row)] ?? '').toLowerCase();
      const hit = words.find(([word]) => text.includes(word));
      if (hit) return [{ field: name, text: hit[0] }];
    }
    return [];
  });
  return [...new Map(matches.map((match) => [`${match.field} ${match.text}`, match])).values()];
}
