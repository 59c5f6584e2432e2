import { plainText as plain } from './plainText';

const pad = (part: string): string => part.padStart(2, '0');
/** Names of months in English as one writes them, and how few letters make one. */
const monthNames =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const fewestLetters = 3;
/** The day of the week after a date, in brackets or not. */
const weekday = /[\s(]+(?:\u661f\u671f|\u5468|\u793c\u62dc)[\u4e00-\u9fff]\)?$/;

/** Year, month and day of a date whose month has a name, such as `8th of Feb. 1999`; undefined for another text. */
function namedParts(text: string): string[] | undefined {
  const words = text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const names = words.filter((word) => !/^(?:\d+|st|nd|rd|th|of)$/.test(word));
  const [name = ''] = names;
  const month = monthNames.findIndex((one) => one.startsWith(name)) + 1;
  const numbers = words.filter((word) => /^\d/.test(word));
  const year = numbers.find((part) => part.length === 4);
  const days = numbers.filter((part) => part !== year);
  const isRead = names.length === 1 && name.length >= fewestLetters && month > 0;
  return isRead && year && days.length < 2
    ? [year, pad(String(month)), ...days.map(pad)]
    : undefined;
}

/** Year, month and day as people write them; undefined where the order is in doubt. */
export function dayParts(text: string): string[] | undefined {
  const written = plain(text)
    .replace(weekday, '')
    .replace(/[t\s]+\d{1,2}:\d\d.*$/i, '')
    .replace(/[\u65e5\u53f7]$/, '');
  const digits = /^(\d{4})(\d\d)(\d\d)?$/.exec(written);
  if (digits) return digits.slice(1).filter(Boolean);
  const parts = written.split(/[\s\p{P}\p{Sm}\u5e74\u6708]+/u).filter(Boolean);
  if (parts.length < 2 || parts.length > 3 || !parts.every((part) => /^\d+$/.test(part))) {
    return /[^\x20-\x7e]/.test(written) ? undefined : namedParts(written);
  }
  const [first = '', second = '', third] = parts;
  if (first.length === 4) return parts.map(pad);
  if (third === undefined) return second.length === 4 ? [second, pad(first)] : undefined;
  if (third.length !== 4) return undefined;
  if (Number(first) > 12 || Number(first) === Number(second))
    return [third, pad(second), pad(first)];
  // Written by Americans; where both could be the month, nobody knows which one is.
  return Number(second) > 12 ? [third, pad(first), pad(second)] : undefined;
}
