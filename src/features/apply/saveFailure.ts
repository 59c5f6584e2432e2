import { isBizError } from '@/request/BizError';
import type { FieldError, WizardPage, WizardStepKey } from '@/services/types';
import { saveWizardPage } from '@/services/wizard';
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
function newerPageOf(error: unknown): WizardPage | undefined {
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

/** Two windows answered the same questions differently. */
export class ConflictError extends Error {
  constructor(readonly conflict: StepConflict) {
    super('The step was saved elsewhere');
  }
}

/** Saves a step over the page that it was answered on; rejects with ConflictError, or as the request runtime does. */
export async function sendStep(
  step: WizardStepKey,
  answer: StepAnswer,
  base: WizardPage,
): Promise<WizardPage> {
  const body = { applyId: base.applyId, step, ...answer, version: base.version };
  try {
    return await saveWizardPage(body, { skipErrorHandler: true });
  } catch (failure) {
    const newer = newerPageOf(failure);
    if (!newer) throw failure;
    const names = fieldsInConflict(base, newer, answer);
    if (names.length > 0) throw new ConflictError({ mine: answer, newer, names });
    // Other answers were saved elsewhere, or these did arrive and their receipt was lost: nothing is overwritten.
    return sendStep(step, answer, newer);
  }
}
