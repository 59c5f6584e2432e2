import { withoutRadicals } from './radicals';

/** Scripts whose letters join, so that a joiner between two of them changes what one sees. */
const joining =
  '\\p{sc=Arab}\\p{sc=Mong}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Gujr}\\p{sc=Taml}\\p{sc=Mlym}\\p{sc=Sinh}';

/**
 * What has a look of its own only with what stands before it: joiners within an emoji or between joining letters, the
 * letters of a flag, and one variation selector, as in names with a special form of an ideograph (Unicode, UTS 37 and 51).
 */
const kept = [
  '\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?\\u200d(?=\\p{Extended_Pictographic})',
  '\\u{1f3f4}[\\u{e0020}-\\u{e007f}]+',
  `[${joining}]\\p{M}*[\\u200c\\u200d\\u180e](?=[${joining}])`,
  '[^\\s\\p{DI}\\p{Cc}\\p{Cf}\\p{Z}][\\ufe00-\\ufe0f\\u180b-\\u180d\\u180f\\u{e0100}-\\u{e01ef}]',
].join('|');
/** Control and ignorable characters, marks of direction, halves of characters, and what stands for an object. */
const unseen = '[\\p{DI}\\p{Cc}\\p{Cs}\\ufff9-\\ufffc\\ufffe\\uffff]';
const tokens = new RegExp(`(\\n|${kept})|${unseen}`, 'gu');

/**
 * The text without characters that nobody sees and nobody typed, and without look-alikes (utils/radicals). Breaks of any kind are line breaks, or spaces in a text of
 * one line; a blank in Braille is a space. What such characters alone make up is ''.
 */
export function visibleText(text: string, hasLines = false): string {
  return withoutRadicals(text)
    .replace(/\r\n|[\r\v\f\x85\u2028\u2029]/g, '\n')
    .replace(hasLines ? /\t/g : /[\t\n]/g, ' ')
    .replace(/\u2800/g, ' ')
    .replace(tokens, '$1');
}

/** Whether anything of the text can be seen. */
export function isBlank(text: string): boolean {
  return visibleText(text).trim() === '';
}
