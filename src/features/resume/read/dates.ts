import { englishMonths, nowWords, rangeSign, schoolYear } from '@/locales/resumeWords';
import { cleaned } from '@/utils/cleaning';
import { isDay, isMonth } from '@/utils/formats';

/** Months, YYYY-MM. A period without an end lasts until now; one of years alone has no months. */
export interface Period {
  start: string | undefined;
  end: string | undefined;
}

const months = englishMonths.split('|');
const inEnglish = new RegExp(`\\b(${englishMonths})[a-z]*\\.?,?\\s+((?:19|20)\\d\\d)\\b`, 'gi');
const monthFirst = /(^|[^\d/.])(0?[1-9]|1[0-2])[/.]((?:19|20)\d\d)(?![\d/.\u5e74])/g;
const numberOf = (month: string) =>
  String(months.indexOf(month.slice(0, 3).toLowerCase()) + 1).padStart(2, '0');

const digits = '\u3007\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341';
const inChinese = new RegExp(
  `([${digits}\u96f6\u25cb]{4})\\s*\u5e74\\s*(\u5341?[${digits}])\\s*\u6708`,
  'g',
);
/** Years of two digits. */
const shortYear = /(^|[^\d.])(\d\d)\s*\u5e74\s*(?=\d{1,2}\s*\u6708)/g;
const digitOf = (letter: string) => Math.max(0, digits.indexOf(letter));

/** Months in words, those before their year and years of two digits, as `2019.09`. */
function withNumbers(text: string): string {
  return text
    .replace(inChinese, (_all, year: string, month: string) => {
      const number = Array.from(month, digitOf).reduce((sum, one) => sum + one);
      return `${Array.from(year, digitOf).join('')}\u5e74${number}\u6708`;
    })
    .replace(shortYear, (_all, before: string, short: string) => {
      return `${before}${Number(short) < 50 ? 20 : 19}${short}\u5e74`;
    })
    .replace(inEnglish, (_all, month: string, year: string) => `${year}.${numberOf(month)}`)
    .replace(monthFirst, (_all, before: string, month: string, year: string) => {
      return `${before}${year}.${month.padStart(2, '0')}`;
    });
}

const year = '((?:19|20)\\d\\d)';
const monthPart =
  '(?:\\s*[\\u5e74./-]\\s*(\\d{1,2})(?!\\d)(?:\\s*[\\u6708./-]\\s*(?:\\d{1,2}(?!\\d)\\s*\\u65e5?)?)?|(0[1-9]|1[0-2])(?:[0-2]\\d|3[01])?(?!\\d))';
const single = new RegExp(`(^|\\D)${year}${monthPart}`, 'i');
const point = `${year}(?:${monthPart}|\\s*\\u5e74?(?!\\d))`;
/** In forms of offices the last period ends with its dash. */
const openEnd = '[\\u2014\\u2013-]{1,2}(?=\\s*$|\\s{2})';
const range = new RegExp(
  `(^|\\D)${point}(?:${rangeSign}(?:${point}|(${nowWords}))|(\\s*${openEnd}|\\u2014{1,2}(?=\\s)))[)\\uff09]?`,
  'i',
);

const monthOf = (of = '', month = ''): string | undefined => {
  const found = `${of}-${month.padStart(2, '0')}`;
  return isMonth(found) ? found : undefined;
};

const edge = /^[\s()\uff08\uff09,\uff0c|]*$/;

/** The first period in a text, and the text around it. */
export function periodIn(text: string): (Period & { before: string; after: string }) | undefined {
  const written = withNumbers(text);
  const match = range.exec(written);
  if (!match) return undefined;
  const [all, lead = '', from, month, digits, to, toMonth, toDigits, now, open] = match;
  const start = monthOf(from, month ?? digits);
  const end = monthOf(to, toMonth ?? toDigits);
  const before = written.slice(0, match.index) + lead.replace(/[(\uff08]/, '');
  const after = written.slice(match.index + all.length);
  if (open && !start) return undefined;
  // Years alone are a period only where nothing stands on one side of them: they may also be a school year, or a budget's.
  const isAlone = edge.test(before) || edge.test(after);
  if (!start && !end && (!isAlone || schoolYear.test(after))) return undefined;
  if (!now && !open && Number(to) < Number(from)) return undefined;
  return { start, end, before, after };
}

/** The first month in a text, and the text without it. */
export function monthIn(text: string): { month: string; rest: string } | undefined {
  const written = withNumbers(text);
  const match = single.exec(written);
  const month = match && monthOf(match[2], match[3] ?? match[4]);
  const rest = match && written.replace(match[0], `${match[1] ?? ''} `);
  return month && rest !== null ? { month, rest } : undefined;
}

const beginning = new RegExp(`^${year}${monthPart}\\s*([-\\u2013\\u2014~\\uff5e\\u81f3]*)$`, 'i');
const ending = new RegExp(
  `^([-\\u2013\\u2014~\\uff5e\\u81f3]*)\\s*(?:${year}${monthPart}|${nowWords})$`,
  'i',
);

/** Whether two cells are the lines of one period in a narrow column. */
export function isBroken(first: string, next: string): boolean {
  const from = beginning.exec(first);
  const to = ending.exec(next);
  return !!from && !!to && (from[4] !== '' || to[1] !== '');
}

const dayForm = /(?:19|20)\d\d\s*[\u5e74./-]\s*\d{1,2}\s*[\u6708./-]\s*\d{1,2}(?!\d)\s*\u65e5?/;
const compact = /(?:^|\D)((?:19|20)\d\d)(\d\d)(\d\d)(?!\d)/;
const english = new RegExp(
  `(?:(\\d{1,2})(?:st|nd|rd|th)?\\s+)?\\b(${englishMonths})[a-z]*\\.?\\s+(?:(\\d{1,2})(?:st|nd|rd|th)?,?\\s+)?((?:19|20)\\d\\d)`,
  'i',
);

/** The first whole day in a text, YYYY-MM-DD. */
export function dayIn(text: string): string | undefined {
  const [, early, month = '', late, of = ''] = english.exec(text) ?? [];
  const [, ofDigits, monthDigits, dayDigits] = compact.exec(text) ?? [];
  const found =
    dayForm.exec(text)?.[0].replace(/\s/g, '') ??
    (early || late ? `${of}-${numberOf(month)}-${early ?? late}` : undefined) ??
    (ofDigits && `${ofDigits}-${monthDigits}-${dayDigits}`);
  const day = found && cleaned('date', found);
  return day && isDay(day) ? day : undefined;
}
