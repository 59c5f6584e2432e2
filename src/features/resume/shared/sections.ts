import type { Resume, ResumeSectionKey } from '@/services/types';
// The preview server reads this table too, and knows no alias.
import { emailLength, nameLength } from '../../../utils/formats';

/** One row of a list section, or the whole value of a section that is one object. */
export type ResumeEntry<K extends ResumeSectionKey> = Resume[K] extends (infer Row)[]
  ? Row
  : Resume[K];

export type ResumeFieldType =
  | 'text'
  | 'textarea'
  | 'number'
  | 'boolean'
  | 'date'
  | 'month'
  | 'select'
  | 'selectMany'
  | 'region'
  | 'regions'
  | 'categories'
  | 'school'
  | 'major'
  | 'image'
  | 'file';

type FieldKey<K extends ResumeSectionKey> = Exclude<keyof ResumeEntry<K> & string, 'id'>;
type FieldLabelKey<K extends ResumeSectionKey> = {
  [S in K]: `resume.field.${S}.${FieldKey<S>}`;
}[K];
export type ResumeFieldLabelKey = FieldLabelKey<ResumeSectionKey>;

export interface ResumeField {
  key: string;
  labelKey: ResumeFieldLabelKey;
  type: ResumeFieldType;
  required: boolean;
  /** The list of the terms that the codes come from. */
  termKey?: string;
  /** Most characters of a text, or greatest number; and the least. */
  max?: number;
  min?: number;
  format?: 'mobile' | 'email' | 'idNumber';
  /** Saving it needs the consent to sensitive data. */
  sensitive?: boolean;
  /** Unsaved, it is kept on the device although saving it needs the consent (docs/storage.md). */
  mayRest?: boolean;
  /** Locked while a delivery is in review: it says who the applicant is. */
  identity?: boolean;
  /** A day or month that has been: it may not lie in the future. */
  past?: boolean;
  /** Filled from another field, never asked. */
  derived?: boolean;
  /** The browser's own word for it (HTML, autofill). */
  autoComplete?: string;
}

export interface ResumeSection {
  key: ResumeSectionKey;
  labelKey: `resume.section.${ResumeSectionKey}`;
  /** `entry`: one object; `rows`: a list of rows with an `id` each. */
  shape: 'entry' | 'rows';
  /** Without it the résumé is not complete; of a required list at least one row is needed. */
  required: boolean;
  fields: readonly ResumeField[];
}

type FieldFacts = Omit<ResumeField, 'key' | 'labelKey' | 'required'> & { required?: boolean };

/** Checks at compile time that every key of the contract's section is described, and no other. */
function section<K extends ResumeSectionKey>(
  key: K,
  shape: Resume[K] extends unknown[] ? 'rows' : 'entry',
  fields: Record<FieldKey<K>, FieldFacts>,
  required = false,
): ResumeSection {
  return {
    key,
    labelKey: `resume.section.${key}`,
    shape,
    required,
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

/** Every section and field of the résumé in the order of the form (docs/decisions.md, "Résumé sections"). */
export const resumeSections: readonly ResumeSection[] = [
  section(
    'basic',
    'entry',
    {
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
    },
    true,
  ),
  section('intention', 'entry', {
    categoryCodes: { type: 'categories' },
    regionCodes: { type: 'regions' },
    arrival: select('arrival'),
    acceptsAdjustment: { type: 'boolean' },
  }),
  section(
    'education',
    'rows',
    {
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
    },
    true,
  ),
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
    name: { ...must(personName), sensitive: true, mayRest: true },
    relation: { ...must(select('familyRelation')), sensitive: true, mayRest: true },
    birthDate: { type: 'date', past: true, sensitive: true },
    political: { ...select('political'), sensitive: true },
    employer: { ...text(100), sensitive: true, mayRest: true },
    post: { ...text(100), sensitive: true, mayRest: true },
    mobile: { type: 'text', max: 20, format: 'mobile', sensitive: true },
  }),
  section('selfEvaluation', 'entry', { text: longText(1000) }),
  section('attachments', 'rows', {
    title: must(text(100)),
    file: must({ type: 'file' }),
  }),
];

/** The description of the section with this key, or undefined for an unknown one. */
export function sectionOf(key: string): ResumeSection | undefined {
  return resumeSections.find((candidate) => candidate.key === key);
}

/** Dotted path of a field as the server names it, `education.0.school` or `basic.name`. */
export function pathOf(section: ResumeSection, index: number, field: string): string {
  return section.shape === 'rows' ? `${section.key}.${index}.${field}` : `${section.key}.${field}`;
}
