import type { KeywordMatch } from '@/services/types';
import { partsOf } from '@/utils/textParts';

interface MarkedProps {
  text: string;
  of: KeywordMatch['field'];
  /** The keyword's matches in the entry (contract: KeywordMatch); undefined outside a search. */
  matched: readonly KeywordMatch[] | undefined;
}

/** A text with the keyword's matches marked, to show why the entry was found. */
export default function Marked({ text, of, matched = [] }: MarkedProps) {
  const words = matched.filter(({ field }) => field === of).map((match) => match.text);
  // A text may be missing (docs/decisions.md, Answers are checked): there is nothing to mark then.
  if (!text || words.length === 0) return text;
  return partsOf(text, words.join(' ')).map((part) =>
    part.isHit ? <mark key={part.at}>{part.text}</mark> : part.text,
  );
}
