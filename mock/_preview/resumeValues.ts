import { contradictionAt } from '../../src/features/resume/shared/contradiction';
import { factsOfIdNumber, isResidentIdNumber } from '../../src/features/resume/shared/idNumber';
import type { ResumeField, ResumeSection } from '../../src/features/resume/shared/sections';
import zhResume from '../../src/locales/zh-CN/resume';
import type { FieldError } from '../../src/services/types';
import { isDay, isEmail, isMobile, isMonth, lengthOf } from '../../src/utils/formats';
import { today } from './clock';
import { isRecord } from './fields';
import { missingAnswer } from './missing';
import { termEntries } from './seed/terms';

type Values = Record<string, unknown>;

/** Pairs of fields whose second date may not lie before the first. */
const periods: [from: string, to: string][] = [
  ['start', 'end'],
  ['enlistedAt', 'dischargedAt'],
];

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** The given values of known fields (and a row's id); texts trimmed. */
function knownEntry(section: ResumeSection, source: unknown): Values {
  const given = isRecord(source) ? source : {};
  const keys = section.fields.map((field) => field.key);
  return Object.fromEntries(
    (section.shape === 'rows' ? ['id', ...keys] : keys)
      .map((key) => [key, given[key]] as const)
      .map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => isGiven(value)),
  );
}

/** The section's value as the contract shapes it, without what it does not know. */
export function knownValue(section: ResumeSection, source: unknown): Values | Values[] {
  if (section.shape === 'entry') {
    return knownEntry(section, source);
  }
  return (Array.isArray(source) ? source : []).map((row, index) => ({
    id: `${section.key}-${index + 1}`,
    ...knownEntry(section, row),
  }));
}

function isTerm(termKey: string, code: unknown): boolean {
  return termEntries(termKey).some((entry) => entry.code === code);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Whether the value has the shape its field's type asks for. */
function hasShape(field: ResumeField, value: unknown): boolean {
  switch (field.type) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'date':
      return typeof value === 'string' && isDay(value);
    case 'month':
      return typeof value === 'string' && isMonth(value);
    case 'select':
      return isTerm(field.termKey ?? '', value);
    case 'selectMany':
      return isTextList(value) && value.every((code) => isTerm(field.termKey ?? '', code));
    case 'regions':
    case 'categories':
      return isTextList(value);
    case 'file':
      return isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string';
    default:
      return typeof value === 'string';
  }
}

function formatProblem(field: ResumeField, value: unknown, entry: Values): string | undefined {
  const text = String(value);
  switch (field.format) {
    case 'mobile':
      return isMobile(text) ? undefined : '请输入 11 位手机号';
    case 'email':
      return isEmail(text) ? undefined : '请输入正确的邮箱地址';
    case 'idNumber':
      // Only the resident card has a check digit; other documents are free text.
      return entry.idType !== termEntries('idType')[0]?.code || isResidentIdNumber(text)
        ? undefined
        : '身份证号码有误，请核对';
    default:
      return undefined;
  }
}

function fieldProblem(
  section: ResumeSection,
  field: ResumeField,
  entry: Values,
): string | undefined {
  const value = entry[field.key];
  const label = zhResume[field.labelKey];
  if (value === undefined) {
    // A row needs its required fields; a section without rows may be saved unfinished.
    return section.shape === 'rows' && field.required
      ? missingAnswer(label, field.type)
      : undefined;
  }
  if (!hasShape(field, value)) {
    return `${label}的格式不正确`;
  }
  const size = typeof value === 'number' ? value : typeof value === 'string' ? lengthOf(value) : 0;
  if (field.max !== undefined && size > field.max) {
    return `${label}不能超过 ${field.max}`;
  }
  if (field.min !== undefined && size < field.min) {
    return `${label}不能小于 ${field.min}`;
  }
  return formatProblem(field, value, entry) ?? agreementProblem(field, value, entry);
}

/** A date in the future where it has to be past, a value unlike the identity number, or choices that exclude each other. */
function agreementProblem(field: ResumeField, value: unknown, entry: Values): string | undefined {
  const label = zhResume[field.labelKey];
  if (field.past && typeof value === 'string' && value > today().slice(0, value.length)) {
    return `${label}不能晚于今天`;
  }
  const isResident = entry.idType === termEntries('idType')[0]?.code;
  const facts = isResident ? factsOfIdNumber(String(entry.idNumber ?? '')) : undefined;
  const fromIdNumber: Values = { birthDate: facts?.birthDate, gender: facts?.gender };
  const isOther =
    field.identity && fromIdNumber[field.key] !== undefined && fromIdNumber[field.key] !== value;
  if (isOther) {
    return `${label}与身份证号码不一致`;
  }
  return contradictionAt(field.key, entry) ? `${label}的选择互相矛盾` : undefined;
}

function periodErrors(entry: Values, path: string): FieldError[] {
  return periods.flatMap(([from, to]) => {
    const start = entry[from];
    const end = entry[to];
    const backwards = typeof start === 'string' && typeof end === 'string' && end < start;
    return backwards ? [{ field: `${path}.${to}`, message: '结束时间不能早于开始时间' }] : [];
  });
}

/** What is wrong with a section's known value, by dotted path (docs/product.md, Résumé sections). */
export function sectionErrors(section: ResumeSection, value: Values | Values[]): FieldError[] {
  const entries = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry, index) => {
    const path = section.shape === 'rows' ? `${section.key}.${index}` : section.key;
    const problems = section.fields.flatMap((field) => {
      const message = fieldProblem(section, field, entry);
      return message ? [{ field: `${path}.${field.key}`, message }] : [];
    });
    return [...problems, ...periodErrors(entry, path)];
  });
}
