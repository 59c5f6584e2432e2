import { plainText as plain } from './plainText';

const pad = (part: string): string => part.padStart(2, '0');
/** Names of months in English as one writes them, and how few letters make one. */
const monthNames =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const fewestLetters = 3;
/** The day of the week beside a date, in brackets or not. */
const weekday = /[\s(,]*(?:\u661f\u671f|\u5468|\u793c\u62dc)[\u4e00-\u9fff]\)?$/;
const weekdayWord = /^(?:sun|mon|tue|wed|thu|fri|sat)/;
/** The time of the day after a date, also with the Chinese for before and after noon. */
const clock = /[t\s]*(?:[\u4e0a\u4e0b]\u5348|[t\s])\s*\d{1,2}:\d\d.*$/i;
/** What stands before a date: a label, or a word for since or being born. */
const dayStart = /^(?:[^:\d\u5386\u56fd]*:\s*)?(?:\u751f\u4e8e|\u516c\u5143|[\u81ea\u4ece\u4e8e])?/;
/** What ends a Chinese date: the word for the day, for a whole month, for since, or for what happened then. */
const dayEnd =
  /(?:[\u65e5\u53f7\u4efd\u8d77]|\u51fa?\u751f|\s*(?:\u5165[\u5b66\u4f0d\u804c]|\u6bd5\u4e1a|\u9000[\u5f79\u4f0d]|\u79bb\u804c)){0,2}[\s\p{P}]*$/u;

/** The Chinese digits in the order of their value; another way to write a zero, and the ten. */
const numerals = '\u3007\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d';
const ten = '\u5341';
const chineseNumber = new RegExp(`[${numerals}\u96f6\u25cb${ten}]+`, 'g');

/** A number of Chinese digits, such as those of a year, or of tens and ones, as people write months and days. */
function chineseDigits(text: string): string {
  const digits = (part: string) =>
    part.replace(/./g, (one) => String(Math.max(0, numerals.indexOf(one))));
  const [tens = '', ones, ...rest] = text.split(ten);
  if (ones === undefined) return digits(text);
  return rest.length > 0 ? text : (digits(tens) || '1') + (digits(ones) || '0');
}

/** Year, month and day of a date whose month has a name, such as `8th of Feb. 1999`; undefined for another text. */
function namedParts(text: string): string[] | undefined {
  const words = text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const names = words.filter(
    (word) => !/^(?:\d+|st|nd|rd|th|of)$/.test(word) && !weekdayWord.test(word),
  );
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
    .replace(dayStart, '')
    .replace(weekday, '')
    .replace(clock, '')
    .replace(dayEnd, '')
    // The first month of a year has a name of its own.
    .replace('\u5143\u6708', '1\u6708')
    // Twenty and thirty in one sign.
    .replace('\u5eff', '\u4e8c\u5341')
    .replace('\u5345', '\u4e09\u5341')
    .replace(chineseNumber, chineseDigits);
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
