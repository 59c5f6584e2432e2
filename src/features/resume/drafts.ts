import isEqual from 'lodash/isEqual';
import type { Resume, ResumeSectionKey, ResumeSectionRule } from '@/services/types';
import { isYoungDraft } from '@/utils/draftStore';
import { hasShape, isPlain } from '@/utils/shape';
import { isFilled } from './shared/completeness';
import { type ResumeField, type ResumeSection, resumeSections } from './shared/sections';
import {
  cleanValue,
  entriesOf,
  isSameValue,
  type SectionValue,
  sectionValue,
  type Values,
} from './values';

export type Drafts = Partial<Record<ResumeSectionKey, SectionValue>>;

/** What this device keeps of unsaved work. */
export interface StoredDrafts {
  /** Time of the last keystroke kept, ms. */
  at: number;
  sections: Drafts;
}

/** Unsaved work of another tab or an earlier visit. */
export interface OfferedDraft {
  /** Under which this device keeps it. */
  key: string;
  at: number;
  sections: Drafts;
}

/** ID and phone numbers, health, what tells of relatives' age and politics, and files never rest on the device. */
function isKept(field: ResumeField): boolean {
  const isNumberOfPerson = field.format === 'idNumber' || field.format === 'mobile';
  const isFile = field.type === 'image' || field.type === 'file';
  return (!field.sensitive || field.mayRest === true) && !isNumberOfPerson && !isFile;
}

/** The label keys of what was filled in here and is not kept on the device, each once. */
export function unkeptLabelKeys(
  section: ResumeSection,
  value: SectionValue,
  saved: SectionValue,
): ResumeField['labelKey'][] {
  const others = entriesOf(cleanValue(section, saved));
  const mine = entriesOf(cleanValue(section, value));
  const isNew = ({ key }: ResumeField) =>
    mine.some((entry) => {
      const before =
        section.shape === 'rows' ? others.find(({ id }) => id === entry.id) : others[0];
      return isFilled(entry[key]) && !isEqual(entry[key], before?.[key]);
    });
  return section.fields
    .filter((field) => !isKept(field) && isNew(field))
    .map(({ labelKey }) => labelKey);
}

function keptEntry(section: ResumeSection, entry: Values): Values {
  const kept = section.fields
    .filter((field) => isKept(field) && entry[field.key] !== undefined)
    .map((field): [string, unknown] => [field.key, entry[field.key]]);
  return Object.fromEntries(section.shape === 'rows' ? [['id', entry.id], ...kept] : kept);
}

/** The part of a draft that may rest on the device; undefined when nothing of the section may. */
function storable(section: ResumeSection, value: SectionValue): SectionValue | undefined {
  if (!section.fields.some(isKept)) return undefined;
  return Array.isArray(value)
    ? value.map((row) => keptEntry(section, row))
    : keptEntry(section, value);
}

function restoredEntry(section: ResumeSection, kept: Values, saved: Values | undefined): Values {
  const secret = section.fields.filter((field) => !isKept(field) && isFilled(saved?.[field.key]));
  return { ...Object.fromEntries(secret.map(({ key }) => [key, saved?.[key]])), ...kept };
}

/** A kept draft with the parts that were never kept taken from what the server has. */
function restored(section: ResumeSection, kept: SectionValue, saved: SectionValue): SectionValue {
  if (Array.isArray(kept) !== Array.isArray(saved)) return saved;
  if (!Array.isArray(kept)) return restoredEntry(section, kept, saved as Values);
  const rows = saved as Values[];
  return kept.map((row) =>
    restoredEntry(
      section,
      row,
      rows.find(({ id }) => id === row.id),
    ),
  );
}

function isEntry(value: unknown): value is Values {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isPlain)
  );
}

function isSectionValue(value: unknown): value is SectionValue {
  return Array.isArray(value) ? value.every(isEntry) : isEntry(value);
}

function isStored(value: unknown): value is StoredDrafts {
  return hasShape(value, { at: 'number', sections: 'object' });
}

/** The sections of a draft worth offering: young enough, and different from what the server has. Never throws on junk. */
export function offeredDrafts(stored: unknown, resume: Resume, now: number): Drafts {
  if (!isStored(stored) || !isYoungDraft(stored.at, now)) return {};
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

/** The drafts worth offering, the latest first. */
export function offersOf(
  entries: readonly (readonly [key: string, stored: unknown])[],
  resume: Resume,
  now: number,
): OfferedDraft[] {
  const offers = entries.flatMap(([key, stored]): OfferedDraft[] => {
    const sections = offeredDrafts(stored, resume, now);
    return isStored(stored) && Object.keys(sections).length > 0
      ? [{ key, at: stored.at, sections }]
      : [];
  });
  return offers.sort((one, other) => other.at - one.at);
}

/** Drafts without what may not be changed by now: a locked field says what the server has. */
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

/** Drafts as they may be kept on the device, with the time of the last change (ms). */
export function draftsToStore(drafts: Drafts, at: number): StoredDrafts | undefined {
  const sections: Drafts = {};
  for (const section of resumeSections) {
    const value = drafts[section.key];
    const kept = value && storable(section, value);
    if (kept) sections[section.key] = kept;
  }
  return Object.keys(sections).length > 0 ? { at, sections } : undefined;
}
