import { synonymLines } from '../../seed/synonyms';
import type { Corpus, FieldIndex } from './corpus';
import { cut, makeVocabulary, type Vocabulary } from './vocabulary';

/** How sure it is that a word means what it found. */
const certainty = { same: 1, synonym: 0.6, sound: 0.5, like: 0.4 } as const;

/** A word as it is sought: itself, words that mean the same, or what it probably is. */
export interface Sought {
  typed: string;
  /** Alternatives with how sure each is; none where no text has any. */
  words: readonly (readonly [string, number])[];
  /** What was probably meant, where no text has it as it was typed. */
  meant?: string;
}

const synonymsOf = (word: string): string[] => [
  ...new Set(synonymLines.filter((line) => line.includes(word)).flat()),
];

/** Reads keywords for a corpus: cuts them into words that its texts have. */
export function makeReader(
  corpus: Corpus,
  fields: readonly FieldIndex[],
): (run: string) => Sought[] {
  let vocabulary: Vocabulary | undefined;
  const vocabularyOnce = (): Vocabulary => {
    vocabulary ??= makeVocabulary(corpus.vocabulary(), corpus.names);
    return vocabulary;
  };
  const isAnywhere = (words: Sought['words']): boolean =>
    words.some(([word]) => fields.some(({ textsWith }) => textsWith(word).length > 0));

  /** As it stands, or by words that mean the same. */
  function asTyped(typed: string): Sought | undefined {
    const words = [
      [typed, certainty.same] as const,
      ...synonymsOf(typed).map((word) => [word, certainty.synonym] as const),
    ];
    return isAnywhere(words) ? { typed, words } : undefined;
  }
  /** By its sound, or by a word that is like it. */
  function byGuess(typed: string): Sought | undefined {
    const isLetters = /^[a-z]+$/.test(typed);
    const guesses = isLetters ? vocabularyOnce().ofLetters(typed) : vocabularyOnce().like(typed);
    const sure = isLetters ? certainty.sound : certainty.like;
    const words = guesses.flatMap((guess, rank) =>
      [guess, ...synonymsOf(guess)].map((word) => [word, sure - rank * 0.05] as const),
    );
    return isAnywhere(words) ? { typed, words, meant: guesses[0] } : undefined;
  }
  /** A run without a space: as a whole, else in the fewest pieces that are known, else what it is like. */
  return (run) => {
    const all = asTyped(run);
    if (all) return [all];
    const pieces = cut(run);
    const guessed = byGuess(run);
    if (guessed || pieces.length < 2) return [guessed ?? { typed: run, words: [] }];
    const found: Sought[] = [];
    for (let at = 0; at < pieces.length; ) {
      let taken = 0;
      for (let end = pieces.length; end > at && taken === 0; end -= 1) {
        const piece = pieces.slice(at, end).join('');
        const hit = asTyped(piece) ?? (end === at + 1 ? byGuess(piece) : undefined);
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
