import type { WizardPage, WizardStepKey } from '@/services/types';
import { saveWizardPage } from '@/services/wizard';
import { fieldsInConflict, newerPageOf, type StepConflict } from './saveFailure';
import type { StepAnswer } from './useWizard';

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
