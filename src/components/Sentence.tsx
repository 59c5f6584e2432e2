import { FormattedMessage } from '@umijs/max';
import type { TextKey } from '@/locales/keys';

interface SentenceProps {
  id: TextKey;
  /**
   * Texts from the server or a person: names, numbers, addresses. Not a value that an ICU `select` or `plural` uses.
   */
  values: Record<string, string | number>;
  /** zh-CN for values that are server text. */
  lang?: string;
}

/**
 * A message whose values keep their own direction: 138****0004 stays in order on a right-to-left page (UAX #9). For
 * accessible names, copied or sent text use `useT`, which adds no elements.
 */
export default function Sentence({ id, values, lang }: SentenceProps) {
  const words = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? (
      <bdi key={name} lang={lang}>
        {value}
      </bdi>
    ) : (
      value
    ),
  ]);
  return <FormattedMessage tagName="span" id={id} values={Object.fromEntries(words)} />;
}
