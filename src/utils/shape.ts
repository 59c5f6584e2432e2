interface Kinds {
  string: string;
  number: number;
  object: object;
}

/** Whether a value, as a device, a tab or the history kept it, is an object with these properties, each of its kind. */
export function hasShape<S extends Readonly<Record<string, keyof Kinds>>>(
  value: unknown,
  shape: S,
): value is { [K in keyof S]: Kinds[S[K]] } {
  const fields: Record<string, unknown> = { ...(typeof value === 'object' ? value : {}) };
  return Object.entries(shape).every(
    ([name, kind]) => typeof fields[name] === kind && fields[name] !== null,
  );
}

/** One value, or several in a list; things and lists of them are junk. */
export function isPlain(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((one) => typeof one === 'string')
    : typeof value !== 'object' || value === null;
}
