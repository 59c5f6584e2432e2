/** A value as the text that rules judge and text controls show; '' for what is empty, 'given' for a thing. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.length > 0 ? textOf(value[0]) : '';
  return typeof value === 'object' ? 'given' : String(value);
}

/** A value as a list of codes. */
export function codesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((code) => typeof code === 'string');
  return typeof value === 'string' && value !== '' ? [value] : [];
}
