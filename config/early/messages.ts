/** The kinds of the compiler's elements that the portal's texts use (config/messagesLoader.cjs). */
const kinds = { literal: 0, argument: 1, number: 2, plural: 6, pound: 7 } as const;

interface Element {
  type: number;
  value?: string;
  options?: Record<string, { value: readonly Element[] }>;
}

/**
 * The parts of a compiled text with its values: strings, and values that are elements.
 * @throws an Error for a text that is missing or of a kind that is not known here
 */
export function partsOfMessage(
  message: unknown,
  values: Readonly<Record<string, unknown>>,
  locale: string,
): unknown[] {
  if (typeof message === 'string') return [message];
  if (!Array.isArray(message)) throw new Error('A text is missing');
  return elements(message, values, locale, 0);
}

function elements(
  all: readonly Element[],
  values: Readonly<Record<string, unknown>>,
  locale: string,
  count: number,
): unknown[] {
  return all.flatMap(({ type, value = '', options = {} }) => {
    if (type === kinds.literal) return [value];
    if (type === kinds.argument) return [values[value] ?? ''];
    if (type === kinds.number) return [Number(values[value]).toLocaleString(locale)];
    if (type === kinds.pound) return [count.toLocaleString(locale)];
    if (type !== kinds.plural) throw new Error(`A text has an element of kind ${type}`);
    const amount = Number(values[value]);
    const rule = new Intl.PluralRules(locale).select(amount);
    const chosen = options[`=${amount}`] ?? options[rule] ?? options.other;
    return elements(chosen?.value ?? [], values, locale, amount);
  });
}
