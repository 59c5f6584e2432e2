import type { FieldType, Resume, ResumeSectionKey } from '@/services/types';
// No alias in imports: the preview server uses this table, too, and does not know them.
import { emailLength, nameLength } from '../../../utils/formats';

/** One row of a list section, or the whole value of a section with a single object. */
type Entry<K extends ResumeSectionKey> = Resume[K] extends (infer Row)[] ? Row : Resume[K];

/** The contract's types of fields, and those that only the résumé has. */
type ResumeFieldType = FieldType | 'boolean' | 'month' | 'selectMany' | 'regions' | 'categories';

/** The sections that are lists. */
export type RowSectionKey = {
  [K in ResumeSectionKey]: Resume[K] extends unknown[] ? K : never;
}[ResumeSectionKey];

type FieldKey<K extends ResumeSectionKey> = Exclude<keyof Entry<K> & string, 'id'>;
export type ResumeFieldLabelKey = {
  [K in ResumeSectionKey]: `resume.field.${K}.${FieldKey<K>}`;
}[ResumeSectionKey];

export interface ResumeField {
  key: string;
  labelKey: ResumeFieldLabelKey;
  type: ResumeFieldType;
  required: boolean;
  /** The term that lists the codes. */
  termKey?: string;
  /** Greatest and smallest length of a text, or number. */
  max?: number;
  min?: number;
  format?: 'mobile' | 'email' | 'idNumber';
  /** Saving it needs the consent to sensitive data. */
  sensitive?: boolean;
  /** The device may store it before it is saved, although it is sensitive (docs/storage.md). */
  isStorable?: boolean;
  /** Part of the applicant's identity: locked while a delivery is in review. */
  identity?: boolean;
  /** A day or month that may not be in the future. */
  past?: boolean;
  /** Computed from another field, never shown in the form. */
  derived?: boolean;
  /** The `autocomplete` attribute (HTML, autofill). */
  autoComplete?: string;
}

export interface ResumeSection {
  key: ResumeSectionKey;
  labelKey: `resume.section.${ResumeSectionKey}`;
  /** `entry`: a single object; `rows`: a list of rows, each with an `id`. */
  shape: 'entry' | 'rows';
  /** Required for a complete résumé; a required list needs at least one row. */
  required: boolean;
  fields: readonly ResumeField[];
}

type FieldFacts = Omit<ResumeField, 'key' | 'labelKey' | 'required'> & { required?: boolean };

/** Checks at compile time that exactly the keys of the contract's section are described. */
function section<K extends ResumeSectionKey>(
  key: K,
  shape: Resume[K] extends unknown[] ? 'rows' : 'entry',
  fields: Record<FieldKey<K>, FieldFacts>,
): ResumeSection {
  return {
    key,
    labelKey: `resume.section.${key}`,
    shape,
    required: key === 'basic' || key === 'education',
    fields: Object.entries<FieldFacts>(fields).map(([name, facts]) => ({
      ...facts,
      key: name,
      labelKey: `resume.field.${key}.${name}` as ResumeFieldLabelKey,
      required: facts.required ?? false,
    })),
  };
}

const personName: FieldFacts = { type: 'text', ...nameLength };
const text = (max: number): FieldFacts => ({ type: 'text', max });
const longText = (max: number): FieldFacts => ({ type: 'textarea', max });
const select = (termKey: string): FieldFacts => ({ type: 'select', termKey });
const month: FieldFacts = { type: 'month' };
const past: FieldFacts = { type: 'month', past: true };
const must = (facts: FieldFacts): FieldFacts => ({ ...facts, required: true });
const identity = (facts: FieldFacts): FieldFacts => ({ ...facts, required: true, identity: true });

/** Every section and field of the résumé in the order of the form (docs/product.md, Résumé sections). */
export const resumeSections: readonly ResumeSection[] = [
  section('basic', 'entry', {
    name: identity({ ...personName, autoComplete: 'name' }),
    gender: identity(select('gender')),
    birthDate: identity({ type: 'date', past: true, autoComplete: 'bday' }),
    idType: identity(select('idType')),
    idNumber: identity({ type: 'text', max: 30, format: 'idNumber', sensitive: true }),
    ethnicity: select('ethnicity'),
    nativeRegion: { type: 'region' },
    householdRegion: { type: 'region' },
    currentRegion: must({ type: 'region' }),
    political: must(select('political')),
    maritalStatus: select('maritalStatus'),
    health: { ...select('health'), sensitive: true },
    heightCm: { type: 'number', min: 50, max: 250, sensitive: true },
    weightKg: { type: 'number', min: 20, max: 300, sensitive: true },
    vision: { ...text(20), sensitive: true },
    mobile: must({ type: 'text', max: 20, format: 'mobile', autoComplete: 'tel-national' }),
    email: must({ type: 'text', max: emailLength, format: 'email', autoComplete: 'email' }),
    sources: must({ type: 'selectMany', termKey: 'source' }),
    photoFileId: must({ type: 'image' }),
  }),
  section('intention', 'entry', {
    categoryCodes: { type: 'categories' },
    regionCodes: { type: 'regions' },
    arrival: select('arrival'),
    acceptsAdjustment: { type: 'boolean' },
  }),
  section('education', 'rows', {
    school: must({ type: 'school', max: 100 }),
    department: text(100),
    major: must({ type: 'major', max: 100 }),
    majorCode: { ...text(20), derived: true },
    majorCategory: select('majorCategory'),
    education: must(select('education')),
    degree: select('degree'),
    studyMode: select('studyMode'),
    start: must(past),
    end: must(month),
  }),
  section('work', 'rows', {
    employer: must(text(100)),
    post: must(text(100)),
    department: text(100),
    internship: { type: 'boolean' },
    start: must(past),
    end: past,
    duties: longText(1000),
  }),
  section('service', 'rows', {
    enlistedAt: must(past),
    dischargedAt: past,
    unit: must(text(100)),
    post: must(text(100)),
    rank: select('rank'),
    dischargeMode: select('dischargeMode'),
  }),
  section('projects', 'rows', {
    name: must(text(100)),
    role: text(100),
    start: must(past),
    end: past,
    description: longText(1000),
  }),
  section('research', 'rows', {
    title: must(text(200)),
    kind: select('researchKind'),
    publishedIn: text(200),
    date: past,
    description: longText(1000),
  }),
  section('certificates', 'rows', {
    name: must(text(100)),
    kind: select('certificateKind'),
    number: text(50),
    issuer: text(100),
    issuedAt: past,
  }),
  section('languages', 'rows', {
    language: must(select('language')),
    level: select('languageLevel'),
    certificate: text(100),
    score: text(20),
  }),
  section('computer', 'rows', {
    skill: must(text(100)),
    level: select('computerLevel'),
    certificate: text(100),
    issuedAt: past,
  }),
  section('rewards', 'rows', {
    kind: must(select('rewardKind')),
    title: must(text(100)),
    issuer: text(100),
    date: past,
    description: longText(500),
  }),
  section('family', 'rows', {
    name: { ...must(personName), sensitive: true, isStorable: true },
    relation: { ...must(select('familyRelation')), sensitive: true, isStorable: true },
    birthDate: { type: 'date', past: true, sensitive: true },
    political: { ...select('political'), sensitive: true },
    employer: { ...text(100), sensitive: true, isStorable: true },
    post: { ...text(100), sensitive: true, isStorable: true },
    mobile: { type: 'text', max: 20, format: 'mobile', sensitive: true },
  }),
  section('selfEvaluation', 'entry', { text: longText(1000) }),
  section('attachments', 'rows', {
    title: must(text(100)),
    file: must({ type: 'file' }),
  }),
];

/** The section with this key; undefined for an unknown key. */
export function sectionOf(key: ResumeSectionKey): ResumeSection;
export function sectionOf(key: string): ResumeSection | undefined;
export function sectionOf(key: string) {
  return resumeSections.find((candidate) => candidate.key === key);
}

/** The dotted path of a field in the server's notation, such as `education.0.school` or `basic.name`. */
export function pathOf(section: ResumeSection, index: number, field: string): string {
  return section.shape === 'rows' ? `${section.key}.${index}.${field}` : `${section.key}.${field}`;
}
