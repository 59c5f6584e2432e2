/** Converts a value to a text for rules and text controls: '' for an empty value, 'given' for an object. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.length > 0 ? textOf(value[0]) : '';
  return typeof value === 'object' ? 'given' : String(value);
}

/** Converts a value to a list of codes. */
export function codesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((code) => typeof code === 'string');
  return typeof value === 'string' && value !== '' ? [value] : [];
}
