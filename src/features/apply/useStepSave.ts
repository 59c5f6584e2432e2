import { useState } from 'react';
import { useLockedAction } from '@/hooks/useLockedAction';
import { reportFailure } from '@/request/errorHandler';
import { isBizError } from '@/request/failure';
import type { FieldError, WizardPage, WizardStepKey } from '@/services/types';
import { applyRefusalOf } from './refusal';
import {
  ConflictError,
  isSentMeanwhile,
  problemsFrom,
  sendStep,
  stepOfProblem,
} from './saveFailure';
import type { useStepDraft } from './stepDraft';
import { useStepConflict } from './useStepConflict';
import type { StepAnswer, useWizard } from './useWizard';
import { neighbours } from './wizardSteps';

/** Saves the steps of an application, and handles all errors. */
export function useStepSave(
  wizard: ReturnType<typeof useWizard>,
  draft: ReturnType<typeof useStepDraft>,
) {
  const { page, step, isCorrecting, refresh, mutate, go } = wizard;
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const [refused, refuse] = useState<unknown>();
  const [failure, setFailure] = useState<unknown>();
  // Whoever goes to another step has left the refusal.
  const [shown, setShown] = useState(step);
  if (shown !== step) {
    setShown(step);
    refuse(undefined);
  }

  /** Opens the step where something is to be corrected. */
  const lead = (to: WizardStepKey) => {
    if (to !== step) go(to, step === 'check' || isCorrecting ? 'check' : undefined);
  };

  /** Opens the step with the first error, and shows the errors at their fields. */
  const show = (list: readonly FieldError[], at: WizardPage) => {
    setProblems(list);
    const target = stepOfProblem(at, list[0]?.field ?? '');
    if (target === 'resume' || target === 'target') refresh();
    lead(target);
  };

  const take = (error: unknown, base: WizardPage) => {
    const list = problemsFrom(error);
    if (error instanceof ConflictError) setConflict(error.conflict);
    // The first step says on the new page that the session is full.
    else if (applyRefusalOf(error) === 'SESSION_FULL') {
      refresh();
      lead('target');
    }
    // Where the application was sent from another window, the new page takes the place of the form with its error.
    else if (isSentMeanwhile(error)) {
      setFailure(error);
      refresh();
    } else if (applyRefusalOf(error)) refuse(error);
    else if (list.length > 0) show(list, base);
    else {
      // A server with its own error codes may refuse since the application was sent: the page says it.
      if (isBizError(error)) refresh();
      setFailure(error);
      reportFailure(error);
    }
  };

  const save = useLockedAction(async (answer: StepAnswer, base: WizardPage | undefined = page) => {
    if (!base || !step) return;
    setSaving(true);
    setConflict(undefined);
    setFailure(undefined);
    setProblems([]);
    try {
      const done = await sendStep(step, answer, base);
      mutate(done.saved);
      const isAllSaved = draft.markSaved(step, done);
      if (isAllSaved) go(isCorrecting ? 'check' : (neighbours(step).next ?? step));
    } catch (error) {
      take(error, base);
    } finally {
      setSaving(false);
    }
  });

  const adopt = (mine: StepAnswer, newer: WizardPage) => {
    mutate(newer);
    if (step === 'extra') draft.settle(mine.values, newer);
    // Without the session that a link asked for.
    else if (step) go(step, isCorrecting ? 'check' : undefined);
  };
  const { conflict, setConflict, choose } = useStepConflict(save, adopt);

  return { save, isSaving, problems, show, conflict, choose, refused, refuse, failure };
}
