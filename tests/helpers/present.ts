/** What is expected to be there. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('It is not there');
  return value;
}

/** The first of some, of which one is expected. */
export const firstOf = <T>(list: readonly T[]): T => present(list[0]);

/** The file input behind a button, which the browser's file dialog fills. */
export const fileInput = (inside: ParentNode = document): HTMLInputElement =>
  present(inside.querySelector<HTMLInputElement>('input[type="file"]'));
