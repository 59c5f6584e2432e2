import { isBizError } from '@/request/BizError';
import type { FieldError, WizardPage, WizardStepKey } from '@/services/types';
import type { StepAnswer } from './useWizard';
import { fieldsOf } from './wizardSteps';

/** The same step saved in another window meanwhile, with other answers. */
export interface StepConflict {
  mine: StepAnswer;
  newer: WizardPage;
  /** Names of the fields that differ. */
  names: string[];
}

/** The newer page that comes with a refusal for an old version (docs/decisions.md, Contract). */
export function newerPageOf(error: unknown): WizardPage | undefined {
  if (!isBizError(error)) return undefined;
  const { fieldErrors = [], data } = error.info;
  const isOld = fieldErrors.some(({ field }) => field === 'version');
  const isPage = typeof data === 'object' && data !== null && 'version' in data && 'steps' in data;
  return isOld && isPage ? (data as WizardPage) : undefined;
}

/** Whether the application was sent meanwhile, from another window. */
export function isSentMeanwhile(error: unknown): boolean {
  return isBizError(error) && error.info.errorCode === 'NOT_ALLOWED';
}

/** What the server finds wrong, field by field. */
export function problemsFrom(error: unknown): readonly FieldError[] {
  const errors = isBizError(error) ? (error.info.fieldErrors ?? []) : [];
  return errors.filter(({ field }) => field !== 'version');
}

function isSame(one: unknown, other: unknown): boolean {
  const text = (value: unknown) => JSON.stringify(value ?? '');
  return text(one) === text(other);
}

/** The step's fields that both windows changed, to different answers; the others lose nothing. */
export function fieldsInConflict(base: WizardPage, newer: WizardPage, mine: StepAnswer): string[] {
  return Object.keys(mine.values).filter((name) => {
    const theirs = newer.values[name];
    return !isSame(theirs, base.values[name]) && !isSame(theirs, mine.values[name]);
  });
}

/** The step where a problem is mended. */
export function stepOfProblem(page: WizardPage, field: string): WizardStepKey {
  if (field === 'sessionId') return 'target';
  if (field === 'declared') return 'check';
  return fieldsOf(page).some(({ name }) => name === field) ? 'extra' : 'resume';
}
