interface Kinds {
  string: string;
  number: number;
  object: object;
}

/** Whether a stored or received value is an object with these properties, each of its kind. */
export function hasShape<S extends Readonly<Record<string, keyof Kinds>>>(
  value: unknown,
  shape: S,
): value is { [K in keyof S]: Kinds[S[K]] } {
  const fields: Record<string, unknown> = { ...(typeof value === 'object' ? value : {}) };
  return Object.entries(shape).every(
    ([name, kind]) => typeof fields[name] === kind && fields[name] !== null,
  );
}

/** Whether a value is a primitive or a list of primitives; objects and lists of objects are invalid. */
export function isPlain(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((one) => typeof one === 'string')
    : typeof value !== 'object' || value === null;
}
