import { isBizError } from '@/request/failure';
import type { FieldError, WizardPage, WizardStepKey } from '@/services/types';
import { getWizardPage, saveWizardPage } from '@/services/wizard';
import { sessionChangeCheck } from '@/session/state/otherTabs';
import { hasShape } from '@/utils/shape';
import type { StepAnswer } from './useWizard';
import { fieldsOf } from './wizardSteps';

/** The same step was saved in another window with other answers. */
export interface StepConflict {
  mine: StepAnswer;
  newer: WizardPage;
  /** Names of the different fields. */
  names: string[];
}

/**
 * The newer page when the server refuses an old version: the one that it sends with the refusal, else the one that it has
 * now (docs/decisions.md, Unsaved work). Rejects as the reading does.
 */
async function newerPageAfter(
  error: unknown,
  { applyId, version }: WizardPage,
): Promise<WizardPage | undefined> {
  if (!isBizError(error)) return undefined;
  const { fieldErrors = [], data } = error.info;
  if (!fieldErrors.some(({ field }) => field === 'version')) return undefined;
  const now = hasShape(data, { version: 'number', steps: 'object' })
    ? (data as WizardPage)
    : await getWizardPage(applyId, { skipErrorHandler: true });
  // The same version again, or none, would be refused again.
  return typeof now.version !== 'number' || now.version === version ? undefined : now;
}

/** Whether the application was sent from another window meanwhile. */
export function isSentMeanwhile(error: unknown): boolean {
  return isBizError(error) && error.info.errorCode === 'NOT_ALLOWED';
}

/** The server's errors by field. */
export function problemsFrom(error: unknown): readonly FieldError[] {
  const errors = isBizError(error) ? (error.info.fieldErrors ?? []) : [];
  return errors.filter(({ field }) => field !== 'version');
}

/** Whether two answers are the same; nothing is nothing, however it is written. */
export function isSame(one: unknown, other: unknown): boolean {
  const text = (value: unknown) => JSON.stringify(value ?? '');
  return text(one) === text(other);
}

/**
 * The answers of the step that both windows have changed differently: names of fields, or `sessionId`. All other answers
 * are merged.
 */
export function fieldsInConflict(base: WizardPage, newer: WizardPage, mine: StepAnswer): string[] {
  const names = Object.keys(mine.values).filter((name) => {
    const [before, own, theirs] = [base, mine, newer].map(({ values }) => values[name]);
    return !isSame(theirs, before) && !isSame(own, before) && !isSame(theirs, own);
  });
  const { sessionId } = newer;
  const isOtherSession = ![undefined, sessionId].includes(mine.sessionId);
  return isOtherSession && sessionId !== base.sessionId ? ['sessionId', ...names] : names;
}

/** The answers with those of another window where only that one has changed them. */
function withTheirs(base: WizardPage, newer: WizardPage, mine: StepAnswer): StepAnswer {
  const values = Object.entries(mine.values).map(([name, own]) => [
    name,
    isSame(own, base.values[name]) ? (newer.values[name] ?? null) : own,
  ]);
  return { ...mine, values: Object.fromEntries(values) };
}

/** The answers that another window has changed since a page was shown: names of fields, or `sessionId`. */
export function changedAnswers(shown: WizardPage, now: WizardPage): string[] {
  const names = fieldsOf(now).map(({ name }) => name);
  const changed = names.filter((name) => !isSame(shown.values[name], now.values[name]));
  return isSame(shown.sessionId, now.sessionId) ? changed : ['sessionId', ...changed];
}

/** The step where an error can be corrected. */
export function stepOfProblem(page: WizardPage, field: string): WizardStepKey {
  if (field === 'sessionId') return 'target';
  if (field === 'declared') return 'check';
  return fieldsOf(page).some(({ name }) => name === field) ? 'extra' : 'resume';
}

/** Thrown when two windows have answered the same questions differently. */
export class ConflictError extends Error {
  constructor(readonly conflict: StepConflict) {
    super('The step was saved elsewhere');
  }
}

/** A server that refuses each version as old is not asked for ever. */
const mostSends = 3;

/** A step that the server has saved. */
export interface SavedStep {
  saved: WizardPage;
  /** The page whose version the server took. */
  over: WizardPage;
}

/**
 * Saves a step, based on the page that it was answered on. Rejects with ConflictError, or as the request runtime does.
 */
export async function sendStep(
  step: WizardStepKey,
  answer: StepAnswer,
  base: WizardPage,
  sends = 1,
  cancelIfSessionChanged = sessionChangeCheck(),
): Promise<SavedStep> {
  const body = { applyId: base.applyId, step, ...answer, version: base.version };
  cancelIfSessionChanged();
  try {
    return { saved: await saveWizardPage(body, { skipErrorHandler: true }), over: base };
  } catch (failure) {
    const newer = await newerPageAfter(failure, base);
    if (!newer || sends === mostSends) throw failure;
    const names = fieldsInConflict(base, newer, answer);
    const mine = withTheirs(base, newer, answer);
    if (names.length > 0) throw new ConflictError({ mine, newer, names });
    // The other window changed other answers, or this call was saved and its answer was lost.
    return sendStep(step, mine, newer, sends + 1, cancelIfSessionChanged);
  }
}
