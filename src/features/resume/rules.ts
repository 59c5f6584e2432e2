import { textOf } from '@/forms/values';
import type { TextKey } from '@/locales/keys';
import { isEmail, isMobile, isMonth } from '@/utils/formats';
import { askingFor, type Rule, violationOf } from '@/utils/validation';
import { isFilled } from './shared/completeness';
import { contradictionAt } from './shared/contradiction';
import { factsOfIdNumber, isResidentIdNumber } from './shared/idNumber';
import { pathOf, type ResumeField, type ResumeSection } from './shared/sections';
import { cleanValue, type EntryValues, entriesOf, type SectionValue } from './values';

/** The field keys of a period's start and end. */
export const periodFields: readonly (readonly [from: string, to: string])[] = [
  ['start', 'end'],
  ['enlistedAt', 'dischargedAt'],
];

function ruleOf(field: ResumeField, isRequired: boolean): Rule {
  const asks = askingFor(field.type);
  const isList = asks !== 'fill';
  return {
    required: isRequired,
    asks,
    type: field.type === 'number' ? 'number' : field.type === 'date' ? 'date' : undefined,
    min: isList ? undefined : field.min,
    max: isList ? undefined : field.max,
  };
}

/** The rule that the text of a filled field breaks by its form or its time. */
function formRule(
  field: ResumeField,
  text: string,
  entry: EntryValues,
  today: string,
): TextKey | undefined {
  if (field.format === 'mobile' && !isMobile(text)) return 'resume.rule.mobile';
  if (field.format === 'email' && !isEmail(text)) return 'resume.rule.email';
  if (field.format === 'idNumber' && entry.idType === 'resident' && !isResidentIdNumber(text)) {
    return 'resume.rule.idNumber';
  }
  if (field.type === 'month' && !isMonth(text)) return 'resume.rule.month';
  // A month is compared with the current month: both texts have the same length.
  return field.past && text > today.slice(0, text.length) ? 'resume.rule.past' : undefined;
}

/** Compares birth date and sex with those in the resident number. Source: GB 11643. */
function identityRule(key: string, entry: EntryValues): TextKey | undefined {
  if (entry.idType !== 'resident' || typeof entry.idNumber !== 'string') return undefined;
  const facts = factsOfIdNumber(entry.idNumber);
  if (!facts) return undefined;
  if (key === 'birthDate' && isFilled(entry.birthDate) && entry.birthDate !== facts.birthDate) {
    return 'resume.rule.birthDateOfId';
  }
  const isOther = entry.gender === '1' || entry.gender === '2';
  if (key === 'gender' && isOther && entry.gender !== facts.gender) {
    return 'resume.rule.genderOfId';
  }
  return undefined;
}

function contradictionRule(key: string, entry: EntryValues): TextKey | undefined {
  const found = contradictionAt(key, entry);
  return found && `resume.rule.${found}`;
}

function periodRule(key: string, entry: EntryValues): TextKey | undefined {
  const from = periodFields.find(([, to]) => to === key)?.[0];
  const start = from && entry[from];
  const end = entry[key];
  if (typeof start !== 'string' || typeof end !== 'string' || end >= start) return undefined;
  return 'resume.rule.order';
}

/**
 * The errors to correct before a section can be saved, never stricter than the server. Rows need their required fields;
 * a section with one entry may be completed later. `today` is YYYY-MM-DD.
 */
export function problemsOf(section: ResumeSection, value: SectionValue, today: string) {
  return entriesOf(cleanValue(section, value)).flatMap((entry, index) =>
    section.fields.flatMap((field) => {
      const { key, labelKey } = field;
      const text = textOf(entry[key]);
      const broken =
        (text && formRule(field, text, entry, today)) ||
        (identityRule(key, entry) ?? contradictionRule(key, entry) ?? periodRule(key, entry));
      const violation =
        violationOf(text, ruleOf(field, field.required && section.shape === 'rows')) ??
        (broken && { key: broken, values: {} });
      return violation ? [{ path: pathOf(section, index, key), labelKey, violation }] : [];
    }),
  );
}

function periodOf(row: EntryValues): { from: string; to: string } | undefined {
  for (const [from, to] of periodFields) {
    const start = row[from];
    const end = row[to];
    // A period without an end lasts until now.
    if (typeof start === 'string' && start) {
      return { from: start, to: typeof end === 'string' && end ? end : '9999-12' };
    }
  }
  return undefined;
}

/**
 * Pairs of rows (indexes) whose periods overlap by more than a month. The person is asked, never refused. Pairs that
 * are unchanged in `saved` were answered before.
 */
export function overlapsOf(
  rows: readonly EntryValues[],
  saved: readonly EntryValues[] = [],
): [number, number][] {
  const answered: ReadonlySet<string> = new Set(
    saved.length > 0 ? overlapsOf(saved).map((pair) => pairName(saved, pair)) : [],
  );
  const found: [number, number][] = [];
  for (const [index, row] of rows.entries()) {
    const one = periodOf(row);
    for (const [offset, later] of rows.slice(index + 1).entries()) {
      const other = periodOf(later);
      if (one && other && one.from < other.to && other.from < one.to) {
        found.push([index, index + 1 + offset]);
      }
    }
  }
  return found.filter((pair) => !answered.has(pairName(rows, pair)));
}

/** A key for two rows by their periods, independent of their order. */
function pairName(rows: readonly EntryValues[], pair: readonly [number, number]): string {
  const names = pair.map((index) => {
    const period = periodOf(rows[index] ?? {});
    return `${period?.from}/${period?.to}`;
  });
  return names.sort().join(' ');
}
