import type { TextKey } from '@/locales/keys';
import type { Word } from '@/utils/words';
import Message from './Message';

interface SentenceProps {
  id: TextKey;
  /**
   * Texts from the server or a person: names, numbers, addresses. Not a value that an ICU `select` or `plural` uses.
   */
  values: Record<string, string | number | Word>;
  /** zh-CN where all texts are the server's; a `Word` says its own. */
  lang?: string;
}

/**
 * A message whose values keep their own direction: 138****0004 stays in order on a right-to-left page (UAX #9). For
 * accessible names, copied or sent text use `useT`, which adds no elements.
 */
export default function Sentence({ id, values, lang }: SentenceProps) {
  const words = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'number') return [name, value];
    // A server may leave a value out: the sentence then has a gap.
    const word = typeof value === 'object' ? value : { label: value, lang };
    return [
      name,
      <bdi key={name} lang={word.lang}>
        {word.label}
      </bdi>,
    ];
  });
  return <Message id={id} values={Object.fromEntries(words)} />;
}
