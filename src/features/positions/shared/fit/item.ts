import type { TextKey } from '@/locales/keys';

export type FitAnswer = 'fits' | 'doesNot' | 'unknown';

/** What a position can ask for, in the order in which it is shown. */
export type FitRequirement =
  | 'education'
  | 'degree'
  | 'majors'
  | 'source'
  | 'age'
  | 'political'
  | 'experience'
  | 'qualification'
  | 'type'
  | 'region'
  | 'other';

/** A value of a reason: a figure or plain code, codes whose words others know, or words of the server or the person. */
export type FitValue =
  | number
  | string
  | { termKey: string; codes: readonly string[] }
  | { majorCodes: readonly string[] }
  | { words: string };

/** One requirement with its answer: why, and which field of the résumé decides it. */
export interface FitItem {
  requirement: FitRequirement;
  answer: FitAnswer;
  reason: { key: Extract<TextKey, `positions.fit.reason.${string}`>; values: ReasonValues };
  /** Dotted path as the server names fields, `education.0.degree`. */
  field?: string;
  /** Whether the résumé says nothing yet about it. */
  isMissing?: boolean;
}

export type ReasonValues = Readonly<Record<string, FitValue>>;
