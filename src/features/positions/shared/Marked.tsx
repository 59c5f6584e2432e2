import Marks from '@/components/Marks';
import type { KeywordMatch } from '@/services/types';

interface MarkedProps {
  text: string;
  of: KeywordMatch['field'];
  /** The keyword's matches in the entry (contract: KeywordMatch); undefined outside a search. */
  matched: readonly KeywordMatch[] | undefined;
}

/** A text with the keyword's matches marked, to show why the entry was found. */
export default function Marked({ text, of, matched = [] }: MarkedProps) {
  const words = matched.filter(({ field }) => field === of).map((match) => match.text);
  return <Marks text={text} keyword={words.join(' ')} />;
}
