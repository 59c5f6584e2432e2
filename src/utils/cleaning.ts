import { isDay, isEmail, isMobile, isMonth } from './formats';
import { visibleText } from './visibleText';

/** The words of an address book or a link before a number or an address, such as `tel:` and `mailto:`. */
const prefix = /^[\p{L}\s.-]+:\s*/u;

/** Characters as a keyboard of Latin letters writes them, without those that nobody sees. */
function plain(text: string): string {
  return visibleText(text.normalize('NFKC'))
    .replace(/[\ufe00-\ufe0f\u20e3]/g, '')
    .trim();
}

/** The text without spaces and what people write between groups of digits. */
function ungrouped(text: string): string {
  return plain(text).replace(/[\s\p{Pd}\u2212._\u00b7\u2022\u3002()+/]/gu, '');
}

/** Spaces around a text say nothing; a text of spaces stays one, which the rules refuse (spec §5, whitespace). */
function line(text: string, hasLines = false): string {
  const seen = visibleText(text, hasLines);
  return seen.trim() || seen;
}

/** The 11 digits of a mobile number, with +86 and in groups as address books and phones write it. */
function mobileIn(text: string): string | undefined {
  const digits = ungrouped(plain(text).replace(prefix, '')).replace(/^(?:00)?86(?=1\d{10}$)/, '');
  return isMobile(digits) ? digits : undefined;
}

/**
 * The e-mail address that a text is: also as a link, in brackets after a name, or with the sign that ended its sentence.
 * None beside other words, as nobody knows whether they belong to it.
 */
function emailIn(text: string): string | undefined {
  const written = plain(text).replaceAll('\u3002', '.').replace(prefix, '').replace(/\?.*$/, '');
  const address = (/<([^<>]+)>/.exec(written)?.[1] ?? written)
    .replace(/\s*@\s*/g, '@')
    .replace(/^[\s<"'([\u201c\u300a\u3010]+|[\s>"')\].,;:!\u3001\u201d\u300b\u3011]+$/g, '');
  return isEmail(address) ? address : undefined;
}

/** A mobile number, an e-mail address, or another name by which somebody signs in. */
function contact(text: string): string {
  const found = mobileIn(text) ?? emailIn(text);
  if (found) return found;
  return plain(text).includes('@') ? plain(text).replaceAll('\u3002', '.') : line(text);
}

const residentForm = /^\d{17}[\dx\u00d7\u0425\u0445]$/i;

/** A resident number as printed in groups or with a small x (GB 11643); the number of another document as it is. */
function idNumber(text: string): string {
  const digits = ungrouped(plain(text).replace(prefix, ''));
  return residentForm.test(digits) ? digits.replace(/\D$/, 'X') : plain(text) || line(text);
}

/** The words for a code in a message (such as the Chinese for verification code), and for the end of a phone number. */
const codeWord = /[\u9a8c\u6821\u52a8\u6fc0][\u8bc1\u9a8c\u6001\u6d3b]?\u5bc6?\u7801|\bcode\b/gi;
const numberEnd = /\u5c3e\u53f7[^\d]?$/;
/** Most codes have six digits; a number of another length must be that much nearer to the word (characters). */
const usualDigits = 6;
const penalty = 10;

/** The code in a message: of the numbers with 4 to 8 digits the one nearest to a word for it, or the first. */
function codeIn(message: string): string | undefined {
  const places = (pattern: RegExp) =>
    [...message.matchAll(pattern)].map(({ 0: found, index = 0 }) => {
      return { digits: found.replace(/\D/g, ''), from: index, to: index + found.length };
    });
  const words = places(codeWord);
  const scored = places(/\d{3}[ -]\d{3}(?!\d)|\d+/g)
    .filter(({ digits }) => digits.length >= 4 && digits.length <= 8)
    .filter(({ from }) => !numberEnd.test(message.slice(0, from)))
    .map(({ digits, from, to }) => {
      const gaps = words.map((word) => (from >= word.to ? from - word.to : word.from - to));
      const gap = gaps.length > 0 ? Math.min(...gaps) : 0;
      return { digits, score: gap + (digits.length === usualDigits ? 0 : penalty) };
    });
  return scored.sort((one, other) => one.score - other.score)[0]?.digits;
}

function code(text: string): string {
  const whole = plain(text);
  const compact = whole.replace(/[\s\p{Pd}]/gu, '');
  if (/^[a-z\d]{0,12}$/i.test(compact)) return compact;
  return codeIn(whole) ?? whole;
}

/**
 * Units that a number may be written with, where the field names its own: centimetre, kilogram, year, yuan and the like. None
 * that would make it another number, such as metre or jin.
 */
const unit =
  /\s*(?:cm|kg|%|\u5398\u7c73|\u516c[\u5206\u65a4]|\u5343\u514b|[\u5c81\u5143\u5e74\u4e2a\u4eba\u5206\u6b21\u540d\u5929])$/i;

/** A number without its unit and its separators of thousands; a comma before other digits than three is a decimal one. */
function number(text: string): string {
  const written = plain(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(unit, '')
    .replaceAll('\u3002', '.');
  const digits = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)
    ? written.replaceAll(',', '')
    : written.replace(/^([+-]?\d+),(\d+)$/, '$1.$2');
  return /^[+-]?[\d.]+$/.test(digits) ? digits.replace(/(\d)\.$/, '$1') : line(text);
}

const pad = (part: string): string => part.padStart(2, '0');

/** Year, month and day as people write them; undefined where the order is in doubt. */
function dayParts(text: string): string[] | undefined {
  const written = plain(text)
    .replace(/[t\s]+\d{1,2}:\d\d.*$/i, '')
    .replace(/[\u65e5\u53f7]$/, '');
  const digits = /^(\d{4})(\d\d)(\d\d)?$/.exec(written);
  if (digits) return digits.slice(1).filter(Boolean);
  const parts = written.split(/[\s\p{Pd}\u2212/.,\u3001\u3002\u5e74\u6708]+/u).filter(Boolean);
  if (parts.length < 2 || parts.length > 3 || !parts.every((part) => /^\d+$/.test(part))) {
    return undefined;
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

function date(text: string): string {
  const day = dayParts(text)?.join('-') ?? '';
  return isDay(day) ? day : line(text);
}

function month(text: string): string {
  const parts = dayParts(text) ?? [];
  const found = parts.slice(0, 2).join('-');
  // A month of an impossible day is no month that somebody meant.
  const isWhole = isMonth(found) && (parts.length === 2 || isDay(parts.join('-')));
  return isWhole ? found : line(text);
}

/** What a person types or pastes into a field, as it is kept, by the field's type. */
const cleaners: Readonly<Record<string, (text: string) => string>> = {
  textarea: (text) => line(text, true),
  // Any character may be part of a password.
  password: (text) => text,
  mobile: contact,
  email: contact,
  loginName: contact,
  idNumber,
  code,
  captcha: (text) => plain(text).replace(/\s/g, ''),
  number,
  date,
  month,
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
