import { codeIn } from './codeInMessage';
import { portalDay } from './dateWords';
import { dayParts } from './dayParts';
import { isDay, isEmail, isMobile, isMonth } from './formats';
import { plainText as plain } from './plainText';
import { visibleText } from './visibleText';

/** The words of an address book or a link before a number or an address, such as `tel:` and `mailto://`. */
const prefix = /^[\p{L}\s.-]+:\s*(?:\/\/)?/u;
/** A link that calls or writes to a number, and what such a link says besides (RFC 3966, RFC 5724). */
const linkToNumber = /^(?:tel|callto|sms|smsto):([^?;]*).*$/i;

/** The text without what people write between, around and before groups of digits: spaces, signs, a label in Chinese. */
function ungrouped(text: string): string {
  return plain(text)
    .replace(linkToNumber, '$1')
    .replace(prefix, '')
    .replace(/^\p{sc=Han}+/u, '')
    .replace(/[\s\p{P}\p{S}]/gu, '');
}

/** Spaces around a text say nothing; a text of spaces stays one, which the rules refuse (spec §5, whitespace). */
function line(text: string, hasLines = false): string {
  const seen = visibleText(text, hasLines);
  return seen.trim() || seen;
}

/** The 11 digits of a mobile number, with +86 or the 0 of another city, and in groups as address books and phones write it. */
function mobileIn(text: string): string | undefined {
  const digits = ungrouped(text).replace(/^(?:(?:00)?86)?0?(?=1\d{10}$)/, '');
  return isMobile(digits) ? digits : undefined;
}

const withoutHan = (text: string): string => text.replace(/\p{sc=Han}/gu, '');
/** A label in English before a number of a person. */
const englishLabel = /^\s*(?:tel|mob(?:ile)?|cell|phone|id|card|no|number|[\s.:/])+(?=[(+]*\d)/i;
/** A number without words in Chinese and without a label. */
const numberAlone = (text: string): string => withoutHan(plain(text)).replace(englishLabel, '');

/** Words in Chinese beside an address of Latin letters: a label or a name, with or without a space. */
const wordsBefore = /^\p{sc=Han}+\s*(?=[!-~]+@)/u;
const wordsAfter = /(@[!-~]*[a-z])\s*(?:\p{sc=Han}+|\(\p{sc=Han}+\))$/iu;
const inBrackets = /[<(]\s*(?:mailto:)?([^<>()\s]+@[^<>()\s]+)\s*[>)]/gi;

/**
 * The e-mail address that a text is: also as a link, in brackets after a name, or with the sign that ended its sentence.
 * None beside other words or addresses, as nobody knows which one is meant.
 */
function emailIn(text: string): string | undefined {
  const written = plain(text)
    .replaceAll('\u3002', '.')
    .replace(prefix, '')
    .replace(/\?.*$/, '')
    .replace(/^e-?mail\s+/i, '')
    .replace(wordsBefore, '')
    .replace(wordsAfter, '$1');
  const found = [
    ...new Set(Array.from(written.matchAll(inBrackets), ([, address = '']) => address)),
  ];
  const address = (found.length === 1 ? (found[0] ?? '') : written)
    .replace(/\s*@\s*/g, '@')
    .replace(/^[\s\p{Ps}\p{Pi}\p{Po}<`]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
  return isEmail(address) ? address : undefined;
}

/** A mobile number, an e-mail address, or another name by which somebody signs in. */
function contact(text: string): string {
  const found = mobileIn(text) ?? emailIn(text);
  if (found) return found;
  return plain(text).includes('@') ? plain(text).replaceAll('\u3002', '.') : line(text);
}

/** What stands around a name of Latin letters in a sentence: its label, quotes, and what ends the sentence. */
const aroundName =
  /^\p{sc=Han}*(?:[\u540d\u53f7]\s|:)\s*|^["\u2018-\u201d\u3008-\u3011]+|["\u2018-\u201d\u3008-\u3011\u3001\u3002,;]+$/gu;

/** A name by which somebody signs in; of Latin letters and digits in their usual width, without the sentence around it. */
function loginName(text: string): string {
  const name = contact(text);
  const latin = plain(name).replace(aroundName, '');
  return /^[!-~]+$/.test(latin) ? latin : name;
}

const residentForm = /^\d{17}[\dx\u00d7\u03a7\u03c7\u0425\u0445]$/i;

/** A label in Chinese before, and the end of a sentence behind, the number of a passport and the like. */
const aroundDocument = /^\p{sc=Han}+\s*(?=[a-z]{1,2}\d{6,}\W*$)|[\u3001\u3002,;]+$/giu;

/** A resident number as printed in groups or with a small x (GB 11643); the number of another document without its label. */
function idNumber(text: string): string {
  const digits = ungrouped(numberAlone(text.replace(/[\u00d7\u2573\u2715\u2716]/g, 'X')));
  if (residentForm.test(digits)) return digits.replace(/\D$/, 'X');
  return plain(text).replace(prefix, '').replace(aroundDocument, '') || line(text);
}

function code(text: string): string {
  const whole = plain(text);
  const compact = whole.replace(/[\s\p{Pd}]/gu, '');
  if (/^[a-z\d]{0,12}$/i.test(compact)) return compact;
  return codeIn(whole) ?? whole;
}

/**
 * Units that a number may be written with, where the field names its own: centimetre, kilogram, year, yuan (a month) and the
 * like. None that would make it another number, such as metre, jin or month.
 */
const unit =
  /\s*(?:cm|kgs?|years?|%|\u5398\u7c73|\u516c[\u5206\u65a4]|\u5343\u514b|\u5143(?:\/\u6708)?|[\u5c81\u5e74\u4e2a\u4eba\u5206\u6b21\u540d\u5929])$/i;

/** A number without its unit and its separators of thousands; a comma before other digits than three is a decimal one. */
function number(text: string): string {
  const written = plain(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/^(?:\u00a5|RMB|CNY)\s*|[\s,;.\u3002\u3001]+$/gi, '')
    .replace(unit, '')
    .replaceAll('\u3002', '.');
  const digits = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)
    ? written.replaceAll(',', '')
    : written.replace(/^([+-]?\d+),(\d+)$/, '$1.$2');
  return /^[+-]?[\d.]+$/.test(digits) ? digits : line(text);
}

/** A time with its zone (ISO 8601), as other programs write days: in Beijing it may be the next one. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/;

function date(text: string): string {
  const time = instant.test(text) ? Date.parse(text) : Number.NaN;
  const day = Number.isNaN(time) ? (dayParts(text)?.join('-') ?? '') : portalDay(time);
  return isDay(day) ? day : line(text);
}

/** A native field of WebKit takes six digits for a year, and keeps the month that it had. */
const longYear = /^(\d{6})-\d\d$/;

function month(text: string): string {
  const parts = dayParts(text.replace(longYear, '$1')) ?? [];
  const found = parts.slice(0, 2).join('-');
  // A month of an impossible day is no month that somebody meant.
  const isWhole = isMonth(found) && (parts.length === 2 || isDay(parts.join('-')));
  return isWhole ? found : line(text);
}

/** Words for a time that lasts, which the contract says by leaving its end out; also in English. */
const untilNow =
  /^[~\p{P}\s]*(?:[\u81f3\u5230\u8fc4\u4ecd])?\s*(?:\u4eca|\u73b0\u5728|(?:\u76ee\u524d)?\u5728[\u804c\u8bfb\u6821]|\u76ee\u524d|(?:to\s*|till\s*|until\s*)?(?:present|now|date)|current(?:ly)?|ongoing)[\s\p{P}]*$/iu;
const lastMonth = (text: string): string => (untilNow.test(plain(text)) ? '' : month(text));

/** What a person types or pastes into a field, as it is kept, by the field's type. */
const cleaners: Readonly<Record<string, (text: string) => string>> = {
  textarea: (text) => line(text, true),
  // Any character may be part of a password.
  password: (text) => text,
  mobile: (text) => mobileIn(numberAlone(text)) ?? contact(text),
  email: contact,
  loginName,
  idNumber,
  code,
  captcha: (text) => plain(text).replace(/\s/g, ''),
  number,
  date,
  month,
  lastMonth,
};

/**
 * The one cleaner of all forms: a text as people type and paste it, in the usual form of the field's type. Cleaning twice
 * changes nothing. What cannot be read stays, for the rules to say what is wrong.
 */
export function cleaned(type: string, text: string): string {
  return (Object.hasOwn(cleaners, type) ? cleaners[type] : undefined)?.(text) ?? line(text);
}

/** Whether a text consists only of a mobile number or an 18-digit identity number, with or without separators. */
export function isPersonNumber(text: string): boolean {
  return mobileIn(text) !== undefined || residentForm.test(idNumber(text));
}
