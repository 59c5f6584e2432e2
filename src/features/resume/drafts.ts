import type { Resume, ResumeSectionKey, ResumeSectionRule } from '@/services/types';
import { isRecentDraft } from '@/utils/draftStore';
import { isRecord } from '@/utils/isRecord';
import { hasShape, isPlain } from '@/utils/shape';
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
}

/** Unsaved work of another tab or an earlier visit. */
export interface OfferedDraft extends StoredDrafts {
  /** Its key in the draft store. */
  key: string;
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

/** A stored draft; the fields that the device may not store come from the server's data. */
function restored(section: ResumeSection, kept: SectionValue, saved: SectionValue): SectionValue {
  if (Array.isArray(kept) !== Array.isArray(saved)) return saved;
  return withFields(section, kept, (field, entry) =>
    isStorable(field) ? entry[field.key] : partnerOf(entry, saved)?.[field.key],
  );
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
    const value = restored(section, kept, saved);
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
      ? [{ key, at: stored.at, sections }]
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

/** Drafts in the form that the device stores, with the time of the last change (ms). */
export function draftsToStore(drafts: Drafts, at: number): StoredDrafts | undefined {
  const sections: Drafts = {};
  for (const section of resumeSections) {
    const value = drafts[section.key];
    if (value) sections[section.key] = storablePart(section, value);
  }
  return Object.keys(sections).length > 0 ? { at, sections } : undefined;
}
