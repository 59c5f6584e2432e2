import type { TextKey } from '@/locales/keys';
import type { PositionDetail, Resume } from '@/services/types';
import type { Condition } from '../conditions';

export type FitAnswer = 'fits' | 'doesNot' | 'unknown';

/** What is compared: a condition of the position, or what its kind and its place mean for the person. */
export type FitRequirement = Condition | 'type' | 'region';

/** A value of a reason: a number or plain code, codes of a term, or a text of the server or the person. */
export type FitValue =
  | number
  | string
  | { termKey: string; codes: readonly string[] }
  | { majorCodes: readonly string[] }
  | { words: string };

/** The words of a term's codes. */
export const coded = (termKey: string, codes: readonly string[]) => ({ termKey, codes });

/** A requirement with its answer, the reason, and the field of the résumé that decides. */
export interface FitItem {
  requirement: FitRequirement;
  answer: FitAnswer;
  reason: Extract<TextKey, `positions.fit.reason.${string}`>;
  /** What the text of the reason names. */
  values: Readonly<Record<string, FitValue | undefined>>;
  /** Dotted path in the server's notation, such as `education.0.degree`. */
  field?: string;
  isMissing?: boolean;
}

/** Compares a résumé with one requirement, for which it needs these fields; undefined when the position has none. */
export type FitCheck<K extends keyof PositionDetail> = (
  resume: Resume,
  position: Pick<PositionDetail, K>,
) => FitItem | undefined;
