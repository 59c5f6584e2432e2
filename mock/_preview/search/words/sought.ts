import { synonymLines } from '../../seed/synonyms';
import type { Corpus, FieldIndex } from './corpus';
import { makeVocabulary, type Vocabulary, wordsOf } from './vocabulary';

/** How certain it is that a word means what was found. */
const certainty = { same: 1, synonym: 0.6, sound: 0.5, like: 0.4 } as const;

/** A typed word and what is searched for it: the word itself, its synonyms, or what was probably meant. */
export interface SoughtWord {
  typed: string;
  /** The words to search for, each with its certainty; empty when no text contains one. */
  words: readonly (readonly [string, number])[];
  /** What was probably meant, where no text contains the typed word. */
  meant?: string;
}

const synonymsOf = (word: string): string[] => [
  ...new Set(synonymLines.filter((line) => line.includes(word)).flat()),
];

/** Makes the reader of keywords for a corpus, which cuts them into words that the texts contain. */
export function makeReader(
  corpus: Corpus,
  fields: readonly FieldIndex[],
): (run: string) => SoughtWord[] {
  let vocabulary: Vocabulary | undefined;
  const vocabularyOnce = (): Vocabulary => {
    vocabulary ??= makeVocabulary(corpus.vocabulary(), corpus.names);
    return vocabulary;
  };
  const isInAnyText = (words: SoughtWord['words']): boolean =>
    words.some(([word]) => fields.some(({ textsWith }) => textsWith(word).length > 0));

  /** The word itself and its synonyms. */
  function foundAsTyped(typed: string): SoughtWord | undefined {
    const words = [
      [typed, certainty.same] as const,
      ...synonymsOf(typed).map((word) => [word, certainty.synonym] as const),
    ];
    return isInAnyText(words) ? { typed, words } : undefined;
  }
  /** Words of the same pinyin, or with one other character. */
  function foundByGuess(typed: string): SoughtWord | undefined {
    const isLetters = /^[a-z]+$/.test(typed);
    const guesses = isLetters ? vocabularyOnce().ofLetters(typed) : vocabularyOnce().like(typed);
    const sure = isLetters ? certainty.sound : certainty.like;
    const words = guesses.flatMap((guess, rank) =>
      [guess, ...synonymsOf(guess)].map((word) => [word, sure - rank * 0.05] as const),
    );
    return isInAnyText(words) ? { typed, words, meant: guesses[0] } : undefined;
  }
  /** Text without spaces: as a whole, else what was probably meant, else cut into as few known pieces as possible. */
  return (run) => {
    const all = foundAsTyped(run);
    if (all) return [all];
    const pieces = wordsOf(run);
    const guessed = foundByGuess(run);
    if (guessed || pieces.length < 2) return [guessed ?? { typed: run, words: [] }];
    const found: SoughtWord[] = [];
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
      if (taken === 0) found.push({ typed: pieces[at] ?? '', words: [] });
      at += Math.max(1, taken);
    }
    return found.some(({ words }) => words.length > 0) ? found : [{ typed: run, words: [] }];
  };
}
