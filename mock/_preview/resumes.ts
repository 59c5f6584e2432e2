import { completenessOf } from '../../src/features/resume/shared/completeness';
import {
  type ResumeSection,
  resumeSections,
  sectionOf,
} from '../../src/features/resume/shared/sections';
import zhResume from '../../src/locales/zh-CN/resume';
import type { Resume, ResumeEdit, ResumeTemplate } from '../../src/services/types';
import type { CandidateState } from './candidateState';
import { groupNow } from './deliveryView';
import type { Fields } from './fields';
import { type EnvelopeReply, fail, invalid, ok } from './reply';
import { knownValue, sectionErrors } from './resumeValues';
import { presentVersion } from './seed/texts';

export const templates: ResumeTemplate[] = [
  { id: 'table', name: '标准表格', layout: 'table' },
  { id: 'compact', name: '简洁', layout: 'compact' },
  { id: 'timeline', name: '时间轴', layout: 'timeline' },
];

/**
 * Locked fields of a section: those that identify the applicant, while a delivery is in review; fields that a failed
 * review asks to mend are free (docs/product.md, Résumé sections).
 */
function lockedFields(candidate: CandidateState, section: ResumeSection): string[] {
  const active = candidate.deliveries.filter(
    (one) => one.kind === 'position' && groupNow(one) === 'active',
  );
  if (!active.some((one) => one.status !== 'screenFailed')) {
    return [];
  }
  const toMend = active.flatMap((one) => one.fields ?? []);
  return section.fields
    .filter((field) => field.identity && !toMend.includes(`${section.key}.${field.key}`))
    .map((field) => field.key);
}

/** The résumé and the rules of its sections. */
export function resumeEdit(candidate: CandidateState): ResumeEdit {
  return {
    resume: candidate.resume,
    rules: resumeSections.map((section) => ({
      section: section.key,
      required: section.required,
      lockedFields: lockedFields(candidate, section),
    })),
  };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Values = Record<string, unknown>;

/** Fields of a section without rows whose value would change. */
function changedKeys(resume: Resume, section: ResumeSection, value: Values | Values[]): string[] {
  const before: Values | readonly Values[] = resume[section.key] as Values | readonly Values[];
  if (Array.isArray(value) || Array.isArray(before)) {
    return same(value, before) ? [] : section.fields.map((field) => field.key);
  }
  const known = before as Values;
  return section.fields.map((field) => field.key).filter((key) => !same(value[key], known[key]));
}

/** Whether the value holds ID, health or family data; each saving of them needs the consent, also when they are unchanged. */
function holdsSensitive(section: ResumeSection, value: Values | Values[]): boolean {
  const entries = Array.isArray(value) ? value : [value];
  return section.fields.some(
    (field) => field.sensitive && entries.some((entry) => entry[field.key] !== undefined),
  );
}

/** Saves one section (contract: resume/save). */
export function saveSection(candidate: CandidateState, body: Fields, at: string): EnvelopeReply {
  const { resume } = candidate;
  const section = sectionOf(body.text('section'));
  if (!section) {
    return invalid([{ field: 'section', message: '没有这个部分' }]);
  }
  if (body.int('version', -1) !== resume.version) {
    return fail('RESUME_CONFLICT', '简历已在其他窗口修改过，请选择保留哪一份', { data: resume });
  }
  const value = knownValue(section, body.value('value'));
  const errors = sectionErrors(section, value);
  if (errors.length > 0) {
    return invalid(errors);
  }
  const changed = changedKeys(resume, section, value);
  const locked = lockedFields(candidate, section).filter((key) => changed.includes(key));
  if (locked.length > 0) {
    return fail('RESUME_LOCKED', '有投递正在审核，身份信息暂不能修改', {
      fieldErrors: section.fields
        .filter((field) => locked.includes(field.key))
        .map((field) => ({
          field: `${section.key}.${field.key}`,
          message: `${zhResume[field.labelKey]}在审核期间不能修改`,
        })),
    });
  }
  const agreed = body.text('sensitiveConsentVersion');
  if (holdsSensitive(section, value) && agreed !== presentVersion('sensitive')) {
    return invalid([{ field: 'sensitiveConsentVersion', message: '请先同意处理敏感个人信息' }]);
  }
  const next = { ...resume, [section.key]: value, version: resume.version + 1, updatedAt: at };
  candidate.resume = { ...next, completeness: completenessOf(next) };
  return ok({ version: next.version, completeness: candidate.resume.completeness });
}
