/** Stands for Umi's loader of data by a rendering server; it brings a regenerator along. */
export function fetchServerLoader(): never {
  throw new Error('No rendering server');
}
