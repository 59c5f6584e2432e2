import { visibleText } from './visibleText';

/** Characters as a keyboard of Latin letters writes them, Arabic and Persian digits too, without those that nobody sees. */
export function plainText(text: string): string {
  return visibleText(text.normalize('NFKC'))
    .replace(/[\ufe00-\ufe0f\u20e3]/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .trim();
}
