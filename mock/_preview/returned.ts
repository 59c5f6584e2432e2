import { partsOfPath, unchangedFields } from '../../src/features/resume/shared/corrections';
import { resumeSections, sectionOf } from '../../src/features/resume/shared/sections';
import zhResume from '../../src/locales/zh-CN/resume';
import type { FieldError, Resume } from '../../src/services/types';
import type { StoredDelivery } from './candidateState';

function nameOf(path: string): string {
  const { section: key, field } = partsOfPath(path);
  const section = sectionOf(key);
  const known = section?.fields.find((one) => one.key === field) ?? section;
  return known ? zhResume[known.labelKey] : path;
}

/** Faults of a résumé sent again in which all fields the review asked for are unchanged; empty once one has changed. */
export function unchangedErrors(
  now: Resume,
  { fields = [], snapshot }: StoredDelivery,
): FieldError[] {
  const unchanged = snapshot ? unchangedFields(fields, snapshot, now) : [];
  if (unchanged.length < fields.length) {
    return [];
  }
  return unchanged.map(({ field }) => ({
    field,
    message: `${nameOf(field)}还没有按审核意见修改`,
  }));
}

/** Labels of what has changed since the delivery was sent: the fields that the review asked for, then other sections. */
export function changedNames(now: Resume, { fields = [], snapshot }: StoredDelivery): string[] {
  if (!snapshot) {
    return [];
  }
  const unchanged = unchangedFields(fields, snapshot, now).map(({ field }) => field);
  const mended = fields.filter((field) => !unchanged.includes(field));
  const changedSections = resumeSections
    .filter(({ key }) => !mended.some((field) => partsOfPath(field).section === key))
    .filter(({ key }) => JSON.stringify(snapshot[key]) !== JSON.stringify(now[key]));
  return [...mended.map(nameOf), ...changedSections.map(({ labelKey }) => zhResume[labelKey])];
}
