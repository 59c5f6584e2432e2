const chosen: ReadonlySet<string> = new Set([
  'boolean',
  'categories',
  'checkbox',
  'date',
  'month',
  'radio',
  'region',
  'regions',
  'select',
  'selectMany',
]);

/** The message of a required field that is empty. `type` decides the verb: fill in, choose or upload. */
export function missingAnswer(label: string, type: string): string {
  const isFile = type === 'file' || type === 'image';
  return `请${isFile ? '上传' : chosen.has(type) ? '选择' : '填写'}${label}`;
}
