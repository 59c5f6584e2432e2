import { englishMonths, nowWords, rangeSign } from '@/locales/resumeWords';
import { cleaned } from '@/utils/cleaning';
import { isDay, isMonth } from '@/utils/formats';

/** Months, YYYY-MM; a period without an end lasts until now. */
export interface Period {
  start: string;
  end: string | undefined;
}

const months = englishMonths.split('|');
const inEnglish = new RegExp(`\\b(${englishMonths})[a-z]*\\.?,?\\s+((?:19|20)\\d\\d)\\b`, 'gi');
const monthFirst = /(^|[^\d/.])(0?[1-9]|1[0-2])[/.]((?:19|20)\d\d)(?![\d/.\u5e74])/g;

/** English months and those before their year, as `2019.09`. */
function withNumbers(text: string): string {
  return text
    .replace(inEnglish, (_all, month: string, year: string) => {
      return `${year}.${String(months.indexOf(month.slice(0, 3).toLowerCase()) + 1).padStart(2, '0')}`;
    })
    .replace(monthFirst, (_all, before: string, month: string, year: string) => {
      return `${before}${year}.${month.padStart(2, '0')}`;
    });
}

const point =
  '((?:19|20)\\d\\d)\\s*(?:[\\u5e74./-]\\s*(\\d{1,2})(?!\\d)(?:\\s*[\\u6708./-]\\s*(?:\\d{1,2}(?!\\d)\\s*\\u65e5?)?)?|(0[1-9]|1[0-2])(?!\\d))';
const single = new RegExp(point, 'i');
const range = new RegExp(
  `[(\\uff08]?${point}${rangeSign}(?:${point}|(${nowWords}))[)\\uff09]?`,
  'i',
);

const monthOf = (year = '', month = ''): string | undefined => {
  const found = `${year}-${month.padStart(2, '0')}`;
  return isMonth(found) ? found : undefined;
};

/** The first period in a text, and the text around it. */
export function periodIn(text: string): (Period & { before: string; after: string }) | undefined {
  const written = withNumbers(text);
  const match = range.exec(written);
  if (!match) return undefined;
  const start = monthOf(match[1], match[2] ?? match[3]);
  const end = match[7] ? undefined : monthOf(match[4], match[5] ?? match[6]);
  if (!start || (!match[7] && !end)) return undefined;
  return {
    start,
    end,
    before: written.slice(0, match.index),
    after: written.slice(match.index + match[0].length),
  };
}

/** The first month in a text, and the text without it. */
export function monthIn(text: string): { month: string; rest: string } | undefined {
  const written = withNumbers(text);
  const match = single.exec(written);
  const month = match && monthOf(match[1], match[2] ?? match[3]);
  return match && month ? { month, rest: written.replace(match[0], ' ') } : undefined;
}

const dayForm = /(?:19|20)\d\d\s*[\u5e74./-]\s*\d{1,2}\s*[\u6708./-]\s*\d{1,2}\s*\u65e5?/;

/** The first whole day in a text, YYYY-MM-DD. */
export function dayIn(text: string): string | undefined {
  const found = dayForm.exec(text)?.[0].replace(/\s/g, '');
  const day = found && cleaned('date', found);
  return day && isDay(day) ? day : undefined;
}
