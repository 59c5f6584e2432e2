import type { Resume, ResumeSectionKey, ResumeSectionRule } from '@/services/types';
import { isRecentDraft } from '@/utils/draftStore';
import { isRecord } from '@/utils/isRecord';
import { hasShape, isPlain } from '@/utils/shape';
import { mergeSection } from './merge';
import { type ResumeField, type ResumeSection, resumeSections } from './shared/sections';
import {
  type EntryValues,
  entriesOf,
  isSameValue,
  partnerOf,
  type SectionValue,
  sectionValue,
  withFields,
} from './values';

export type Drafts = Partial<Record<ResumeSectionKey, SectionValue>>;

/** Unsaved work as this device stores it. */
export interface StoredDrafts {
  /** Time of the last change in it (ms). */
  at: number;
  sections: Drafts;
  /** What the server had in these sections. */
  base?: Drafts;
}

/** Unsaved work of another tab or an earlier visit. */
export interface OfferedDraft extends StoredDrafts {
  /** Its key in the draft store. */
  key: string;
  /** The résumé that the sections are changes of. */
  over: Resume;
}

/**
 * Whether the device may store a field (docs/storage.md): no identity and phone numbers, health, relatives' dates of
 * birth and politics, and files.
 */
function isStorable(field: ResumeField): boolean {
  const isNumberOfPerson = field.format === 'idNumber' || field.format === 'mobile';
  const isFile = field.type === 'image' || field.type === 'file';
  return (!field.sensitive || field.isStorable === true) && !isNumberOfPerson && !isFile;
}

/** The label keys of the section's fields that are not stored on the device; none for a list without rows. */
export function unstoredLabelKeys(
  section: ResumeSection,
  value: SectionValue,
): ResumeField['labelKey'][] {
  if (entriesOf(value).length === 0) return [];
  return section.fields.filter((field) => !isStorable(field)).map(({ labelKey }) => labelKey);
}

/** The part of a draft that the device may store. */
function storablePart(section: ResumeSection, value: SectionValue): SectionValue {
  return withFields(section, value, (field, entry) =>
    isStorable(field) ? entry[field.key] : undefined,
  );
}

/**
 * A stored draft with what was saved elsewhere since; the fields that the device may not store come from the server's data.
 */
function restored(
  section: ResumeSection,
  kept: SectionValue,
  base: unknown,
  saved: SectionValue,
): SectionValue {
  const isOfShape = (value: unknown): value is SectionValue =>
    isSectionValue(value) && Array.isArray(value) === Array.isArray(saved);
  const filled = (value: SectionValue) =>
    withFields(section, value, (field, entry) =>
      isStorable(field) ? entry[field.key] : partnerOf(entry, saved)?.[field.key],
    );
  if (!isOfShape(kept)) return saved;
  if (!isOfShape(base)) return filled(kept);
  return mergeSection(section, filled(base), filled(kept), saved).value;
}

function isEntry(value: unknown): value is EntryValues {
  return isRecord(value) && Object.values(value).every(isPlain);
}

function isSectionValue(value: unknown): value is SectionValue {
  return Array.isArray(value) ? value.every(isEntry) : isEntry(value);
}

function isStored(value: unknown): value is StoredDrafts {
  return hasShape(value, { at: 'number', sections: 'object' });
}

/**
 * The sections of a stored draft that can be restored: recent, and different from the server's data. Invalid data gives
 * none.
 */
export function restorableSections(stored: unknown, resume: Resume, now: number): Drafts {
  if (!isStored(stored) || !isRecentDraft(stored.at, now)) return {};
  const offered: Drafts = {};
  for (const section of resumeSections) {
    const kept = stored.sections[section.key];
    if (!isSectionValue(kept)) continue;
    const saved = sectionValue(resume, section.key);
    const value = restored(section, kept, stored.base?.[section.key], saved);
    if (!isSameValue(section, value, saved)) offered[section.key] = value;
  }
  return offered;
}

/** The drafts that can be restored, the latest first. */
export function restorableDrafts(
  entries: readonly (readonly [key: string, stored: unknown])[],
  resume: Resume,
  now: number,
): OfferedDraft[] {
  const offers = entries.flatMap(([key, stored]): OfferedDraft[] => {
    const sections = restorableSections(stored, resume, now);
    return isStored(stored) && Object.keys(sections).length > 0
      ? [{ key, at: stored.at, sections, over: resume }]
      : [];
  });
  return offers.sort((one, other) => other.at - one.at);
}

/** Drafts in which locked fields have the server's values, since they can no longer be changed. */
export function withoutLocked(
  drafts: Drafts,
  rules: readonly ResumeSectionRule[],
  resume: Resume,
): Drafts {
  const freed: Drafts = { ...drafts };
  for (const { section, lockedFields } of rules) {
    const value = drafts[section];
    const saved = sectionValue(resume, section);
    if (!value || Array.isArray(value) || Array.isArray(saved)) continue;
    const locked = Object.fromEntries(lockedFields.map((key) => [key, saved[key]]));
    freed[section] = { ...value, ...locked };
  }
  return freed;
}

/** The sections of an offer with what was saved elsewhere since they were offered. */
export function sectionsOver({ sections, over }: OfferedDraft, resume: Resume): Drafts {
  const merged: Drafts = {};
  for (const section of resumeSections) {
    const { key } = section;
    const mine = sections[key];
    const [base, newer] = [sectionValue(over, key), sectionValue(resume, key)];
    if (mine) merged[key] = mergeSection(section, base, mine, newer).value;
  }
  return merged;
}

/** Drafts in the form that the device stores, with the time of the last change (ms) and what the server had. */
export function draftsToStore(drafts: Drafts, at: number, known: Drafts): StoredDrafts | undefined {
  const sections: Drafts = {};
  const base: Drafts = {};
  for (const section of resumeSections) {
    const { key } = section;
    const value = drafts[key];
    if (!value) continue;
    sections[key] = storablePart(section, value);
    base[key] = known[key] && storablePart(section, known[key]);
  }
  return Object.keys(sections).length > 0 ? { at, sections, base } : undefined;
}
