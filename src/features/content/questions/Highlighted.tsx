import { partsOf } from '@/utils/highlight';

/** A text with the hits of the keyword marked. */
export default function Highlighted({ text, keyword }: { text: string; keyword: string }) {
  return partsOf(text, keyword).map((part) =>
    part.isHit ? <mark key={part.at}>{part.text}</mark> : part.text,
  );
}
