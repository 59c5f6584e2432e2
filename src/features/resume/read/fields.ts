import { noWords, yesWords } from '@/locales/resumeWords';
import { cleaned } from '@/utils/cleaning';
import { isEmail, isMobile } from '@/utils/formats';
import { isResidentIdNumber } from '../shared/idNumber';
import type { ResumeField, ResumeSection } from '../shared/sections';
import type { EntryValues } from '../values';
import { categoryIn, majorFields, type ReadContext, regionIn, termIn } from './codes';
import { dayIn, monthIn } from './dates';
import { squeezed } from './headings';

/** Parts of a text between the signs that part a list. */
export const listOf = (text: string): string[] =>
  text
    .split(/[\u3001,\uff0c;\uff1b\u3002/|\uff5c\u2022]|\s\u00b7\s|\s{2,}/)
    .map((part) => part.trim())
    .filter(Boolean);

const notEmpty = (codes: readonly (string | undefined)[]) => {
  const found = codes.filter((code) => code !== undefined);
  return found.length > 0 ? found : undefined;
};

const someFormat: Partial<Record<string, (text: string) => boolean>> = {
  mobile: isMobile,
  email: isEmail,
  idNumber: isResidentIdNumber,
};

/** The value of a field that a text names; undefined where the form would not accept it. */
function readValue(field: ResumeField, text: string, context: ReadContext): unknown {
  const { type, format, termKey = '' } = field;
  if (format) {
    const value = cleaned(format, text);
    return someFormat[format]?.(value) ? value : undefined;
  }
  switch (type) {
    case 'select':
      return termIn(context, termKey, text);
    case 'selectMany':
      return notEmpty(listOf(text).map((part) => termIn(context, termKey, part)));
    case 'region':
      return regionIn(context, text);
    case 'regions':
      return notEmpty(listOf(text).map((part) => regionIn(context, part, true)));
    case 'categories':
      return notEmpty(listOf(text).map((part) => categoryIn(context, part)));
    case 'month':
      return monthIn(text)?.month;
    case 'date':
      return dayIn(text);
    case 'boolean':
      return yesWords.test(text) ? true : noWords.test(text) ? false : undefined;
    case 'number': {
      const value = cleaned('number', text);
      return /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
    }
    default:
      return cleaned(type, type === 'textarea' ? text : squeezed(text)) || undefined;
  }
}

/** Puts what a text says into a field that is empty so far; whether it said anything. */
export function setField(
  section: ResumeSection,
  entry: EntryValues,
  key: string,
  text: string,
  context: ReadContext,
): boolean {
  const field = section.fields.find((one) => one.key === key);
  if (!field || entry[key] !== undefined || !/[\p{L}\d]/u.test(text)) return false;
  const value = readValue(field, text, context);
  if (value === undefined) return false;
  Object.assign(
    entry,
    field.type === 'major' ? majorFields(context, String(value)) : { [key]: value },
  );
  return true;
}
