interface Limits {
  /** Written in place of a value that contains itself. */
  circularValue: string;
  /** How many levels of nested objects are written. */
  maximumDepth: number;
}

/** Stands for safe-stable-stringify, by which pro-components' forms compare names, styles and properties: JSON of the first levels. */
export function configure({ circularValue, maximumDepth }: Limits) {
  return (value: unknown): string | undefined => JSON.stringify(shorten(value, []));

  function shorten(value: unknown, above: readonly unknown[]): unknown {
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    if (above.includes(value)) return circularValue;
    if (above.length >= maximumDepth) return Array.isArray(value) ? '[Array]' : '[Object]';
    const within = [...above, value];
    if (Array.isArray(value)) return value.map((one) => shorten(one, within));
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, shorten(one, within)]),
    );
  }
}
