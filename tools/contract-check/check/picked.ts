function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field of a value in which anything may stand; undefined where there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** The entries of a list, none of anything else. */
export function entriesOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Every value at a path such as `list[].id`, in the order of the answer; what is missing on the way is left out. */
export function picked(value: unknown, path: string): unknown[] {
  let values: unknown[] = [value];
  for (const part of path.split('.').filter((one) => one !== '')) {
    const name = part.replace('[]', '');
    const next = name === '' ? values : values.map((one) => fieldOf(one, name));
    values = part.endsWith('[]') ? next.flatMap(entriesOf) : next;
  }
  return values.filter((one) => one !== undefined);
}

/** The texts among `picked`: ids and codes are texts. */
export function pickedTexts(value: unknown, path: string): string[] {
  return picked(value, path).filter((one) => typeof one === 'string' && one !== '') as string[];
}
