import { emptyWords } from '../../seed/synonyms';
import { type Corpus, type FieldIndex, indexOf, type TextField } from './corpus';
import { makeReader, type Sought } from './sought';

/** What a text counts that is the word and nothing else, such as the name of a kind of work. */
const whole = 1.5;
const byCode = 100;
/** How many keywords are remembered: a page, its facets and the next page ask for the same one. */
const remembered = 24;

/** Rows that answer a word or a keyword. */
export interface Answers {
  rows: readonly number[];
  /** How well each row of the corpus answers: 0 not at all; the greater the better. */
  scores: Float32Array;
}

/** Where a row answers the keyword: `text` is a part of that field (contract, KeywordMatch). */
export interface Match {
  field: TextField['name'];
  text: string;
}

export interface Found extends Answers {
  /** The keyword as it was probably meant. */
  suggestion?: string;
  /** Words that no row answers together with the others, and that were left out. */
  dropped: readonly string[];
  matches: (row: number) => Match[];
}

/** The search of a corpus: all words first, then all but one (contract, Keyword search). */
export function makeSearch(corpus: Corpus): (keyword: string) => Found {
  const fields = indexOf(corpus);
  const read = makeReader(corpus, fields);
  const known = new Map<string, Found>();
  const nothing: Answers = { rows: [], scores: new Float32Array(corpus.size) };

  /** A row that answers in its name and in its kind is more likely meant than one that answers in either. */
  function answersOf({ words }: Sought): Answers {
    if (words.length === 0) return nothing;
    const scores = new Float32Array(corpus.size);
    const rows: number[] = [];
    for (const field of fields) {
      for (const [text, sure] of surest(field, words)) {
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
    const coded = runs.length === 1 ? corpus.rowOf(runs[0] ?? '') : -1;
    if (coded >= 0) {
      const scores = new Float32Array(corpus.size);
      scores[coded] = byCode;
      return { rows: [coded], scores, dropped: [], matches: () => [] };
    }
    const sought = meaningful(runs.flatMap(read));
    const { used, ...answers } = together(sought.map(answersOf), nothing);
    const guessed = sought.filter(({ meant }) => meant !== undefined);
    return {
      ...answers,
      dropped:
        answers.rows.length === 0
          ? []
          : sought.flatMap(({ typed }, index) => (used.includes(index) ? [] : [typed])),
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
      if (known.size <= remembered) break;
      known.delete(oldest);
    }
    return found;
  };
}

/** Texts of a field that hold one of the words, each with how sure that is. */
function surest({ texts, textsWith }: FieldIndex, words: Sought['words']): Map<number, number> {
  const found = new Map<number, number>();
  for (const [word, sure] of words) {
    for (const number of textsWith(word)) {
      const value = isWhole(texts[number] ?? '', word) ? sure * whole : sure;
      if (value > (found.get(number) ?? 0)) found.set(number, value);
    }
  }
  return found;
}

const isWhole = (text: string, word: string): boolean =>
  text === word || text.startsWith(`${word} `) || text.endsWith(` ${word}`);

/** Words such as 招聘 say nothing on a portal of positions, beside others. */
function meaningful(sought: readonly Sought[]): readonly Sought[] {
  const rest = sought.filter(({ typed }) => !emptyWords.includes(typed));
  return rest.length > 0 ? rest : sought;
}

/** Rows that answer all words; where there is none, all but those that nothing answers, and then all but one. */
function together(words: readonly Answers[], nothing: Answers): Answers & { used: number[] } {
  const able = words.flatMap(({ rows }, index) => (rows.length > 0 ? [index] : []));
  const of = (used: number[]) => ({
    used,
    ...intersect(
      used.map((index) => words[index] ?? nothing),
      nothing,
    ),
  });
  const all = of(able);
  if (all.rows.length > 0 || able.length < 2) return all;
  const tries = able.map((left) => of(able.filter((index) => index !== left)));
  const best = tries.reduce((one, other) => (bestScore(other) > bestScore(one) ? other : one));
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

/** For each word the first field that has it, and what of it stands there. */
function matchesOf(corpus: Corpus, row: number, sought: readonly Sought[]): Match[] {
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
