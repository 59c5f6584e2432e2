import type { TextKey } from '@/locales/keys';
import type { PositionDetail, Resume } from '@/services/types';

export type FitAnswer = 'fits' | 'doesNot' | 'unknown';

/** The possible requirements, in the order in which they are shown. */
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

/** A value of a reason: a number or plain code, codes of a term, or a text of the server or the person. */
export type FitValue =
  | number
  | string
  | { termKey: string; codes: readonly string[] }
  | { majorCodes: readonly string[] }
  | { words: string };

/** A requirement with its answer, the reason, and the field of the résumé that decides. */
export interface FitItem {
  requirement: FitRequirement;
  answer: FitAnswer;
  reason: {
    key: Extract<TextKey, `positions.fit.reason.${string}`>;
    values: Readonly<Record<string, FitValue | undefined>>;
  };
  /** Dotted path in the server's notation, such as `education.0.degree`. */
  field?: string;
  isMissing?: boolean;
}

/** Compares a résumé with one requirement, for which it needs these fields; undefined when the position has none. */
export type FitCheck<K extends keyof PositionDetail> = (
  resume: Resume,
  position: Pick<PositionDetail, K>,
) => FitItem | undefined;
