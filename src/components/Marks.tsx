import { partsOf } from '@/utils/textParts';

/** A text with the keyword's hits marked. */
export default function Marks({ text, keyword }: { text: string; keyword: string }) {
  return partsOf(text, keyword).map(({ text: part, isHit, at }) =>
    isHit ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
}
