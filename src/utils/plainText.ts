import { visibleText } from './visibleText';

/** Characters as a keyboard of Latin letters writes them, Arabic and Persian digits too, without those that nobody sees. */
export function plainText(text: string): string {
  return visibleText(text.normalize('NFKC'))
    .replace(/[\ufe00-\ufe0f\u20e3]/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .trim();
}

/** What is typed into a search among names, to be compared with each `nameFolded`. */
export function typedFolded(text: string): string {
  return plainText(text).toLowerCase();
}

/** A name of the server without differences of case and width. */
export function nameFolded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
