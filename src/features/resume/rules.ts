import type { TextKey } from '@/locales/keys';
import { isEmail, isMobile, isMonth } from '@/utils/formats';
import { type Rule, type Violation, violationOf } from '@/utils/validation';
import { isFilled } from './shared/completeness';
import { factsOfIdNumber, isResidentIdNumber } from './shared/idNumber';
import { pathOf, type ResumeField, type ResumeSection } from './shared/sections';
import { cleanValue, entriesOf, type SectionValue, type Values } from './values';

/** What is wrong at a field: a rule's violation with the field's label key for its words. */
export interface Problem {
  path: string;
  labelKey: ResumeField['labelKey'];
  violation: Violation;
}

/** From and to of a period, field keys. */
export const periods: readonly (readonly [from: string, to: string])[] = [
  ['start', 'end'],
  ['enlistedAt', 'dischargedAt'],
];

const choices = new Set<ResumeField['type']>([
  'date',
  'month',
  'select',
  'selectMany',
  'boolean',
  'region',
  'regions',
  'categories',
  'image',
  'file',
]);

function said(key: TextKey, values: Record<string, string | number> = {}): Violation {
  return { key, values };
}

function ruleOf(field: ResumeField, isRequired: boolean): Rule {
  const isList = choices.has(field.type);
  return {
    required: isRequired,
    isChoice: isList,
    type: field.type === 'number' ? 'number' : field.type === 'date' ? 'date' : undefined,
    min: isList ? undefined : field.min,
    max: isList ? undefined : field.max,
  };
}

/** A value as the text that the generic rules judge; a list counts as its first entry, a file as given. */
function textOf(value: unknown): string {
  if (!isFilled(value)) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'given';
}

function formatViolation(field: ResumeField, text: string, entry: Values): Violation | undefined {
  if (field.format === 'mobile' && !isMobile(text)) return said('resume.rule.mobile');
  if (field.format === 'email' && !isEmail(text)) return said('resume.rule.email');
  if (field.format === 'idNumber' && entry.idType === 'resident') {
    return isResidentIdNumber(text) ? undefined : said('resume.rule.idNumber');
  }
  return undefined;
}

function timeViolation(field: ResumeField, text: string, today: string): Violation | undefined {
  if (field.type === 'month' && !isMonth(text)) return said('resume.rule.month');
  // Months compare with the month of today: texts of the same form and length.
  return field.past && text > today.slice(0, text.length) ? said('resume.rule.past') : undefined;
}

function fieldViolation(
  field: ResumeField,
  entry: Values,
  isRequired: boolean,
  today: string,
): Violation | undefined {
  const text = textOf(entry[field.key]);
  const generic = violationOf(text, ruleOf(field, isRequired));
  if (generic || text === '') return generic;
  return formatViolation(field, text, entry) ?? timeViolation(field, text, today);
}

/** The resident number's own birth date and sex against the fields that say so too. Source: GB 11643. */
function identityViolation(key: string, entry: Values): Violation | undefined {
  if (entry.idType !== 'resident' || typeof entry.idNumber !== 'string') return undefined;
  const facts = factsOfIdNumber(entry.idNumber);
  if (!facts) return undefined;
  if (key === 'birthDate' && isFilled(entry.birthDate) && entry.birthDate !== facts.birthDate) {
    return said('resume.rule.birthDateOfId');
  }
  const isOther = entry.gender === '1' || entry.gender === '2';
  if (key === 'gender' && isOther && entry.gender !== facts.gender) {
    return said('resume.rule.genderOfId');
  }
  return undefined;
}

function periodViolation(key: string, entry: Values): Violation | undefined {
  const from = periods.find(([, to]) => to === key)?.[0];
  const start = from && entry[from];
  const end = entry[key];
  if (typeof start !== 'string' || typeof end !== 'string' || end >= start) return undefined;
  return said('resume.rule.order');
}

/**
 * What must be mended before a section can be saved, never stricter than the server: rows need their
 * required fields, a section that is one object may be finished later. `today` is YYYY-MM-DD.
 */
export function problemsOf(section: ResumeSection, value: SectionValue, today: string): Problem[] {
  return entriesOf(cleanValue(section, value)).flatMap((entry, index) =>
    section.fields.flatMap((field) => {
      const isRequired = field.required && section.shape === 'rows';
      const violation =
        fieldViolation(field, entry, isRequired, today) ??
        identityViolation(field.key, entry) ??
        periodViolation(field.key, entry);
      if (!violation) return [];
      return [{ path: pathOf(section, index, field.key), labelKey: field.labelKey, violation }];
    }),
  );
}

function periodOf(row: Values): { from: string; to: string } | undefined {
  for (const [from, to] of periods) {
    const start = row[from];
    const end = row[to];
    // Without an end it lasts until now.
    if (typeof start === 'string' && start) {
      return { from: start, to: typeof end === 'string' && end ? end : '9999-12' };
    }
  }
  return undefined;
}

/**
 * Pairs of rows (indices) whose periods share more than a month; asked about, never refused. Those that stand in
 * `saved` as they are have been answered for.
 */
export function overlapsOf(
  rows: readonly Values[],
  saved: readonly Values[] = [],
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

/** Two rows by their periods, in whichever order they stand. */
function pairName(rows: readonly Values[], pair: readonly [number, number]): string {
  const names = pair.map((index) => {
    const period = periodOf(rows[index] ?? {});
    return `${period?.from}/${period?.to}`;
  });
  return names.sort().join(' ');
}
