import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { reportFailure } from '@/request/errorHandler';
import type { FieldError, WizardPage, WizardStepKey } from '@/services/types';
import { refusalOf } from './refusal';
import {
  ConflictError,
  isSentMeanwhile,
  problemsFrom,
  type StepConflict,
  sendStep,
  stepOfProblem,
} from './saveFailure';
import type { StepAnswer, useWizard } from './useWizard';
import { neighbours } from './wizardSteps';

/** What the server found wrong; `attempt` counts, so that each time is announced. */
export interface Problems {
  attempt: number;
  list: readonly FieldError[];
}

/** Saves the steps of an application, with everything that may come back from it. */
export function useStepSave(
  wizard: ReturnType<typeof useWizard>,
  onSaved: (step: WizardStepKey, saved: WizardPage) => void,
) {
  const { page, step, isMending, refresh, mutate, go } = wizard;
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState<Problems>({ attempt: 0, list: [] });
  const [conflict, setConflict] = useState<StepConflict>();
  const [refused, setRefused] = useState<unknown>();

  /** Leads to the step where the first of the problems is mended, with each said at its field. */
  const show = (list: readonly FieldError[], at: WizardPage) => {
    setProblems(({ attempt }) => ({ attempt: attempt + 1, list }));
    const target = stepOfProblem(at, list[0]?.field ?? '');
    if (target === 'resume' || target === 'target') refresh();
    if (target !== step) go(target, step === 'check' || isMending ? 'check' : undefined);
  };

  const take = (failure: unknown, base: WizardPage) => {
    const list = problemsFrom(failure);
    if (failure instanceof ConflictError) setConflict(failure.conflict);
    // Somebody was faster, or it was sent from another window: the page says so as it is now.
    else if (refusalOf(failure) === 'SESSION_FULL' || isSentMeanwhile(failure)) refresh();
    else if (refusalOf(failure)) setRefused(failure);
    else if (list.length > 0) show(list, base);
    else reportFailure(failure);
  };

  const save = useLockFn(async (answer: StepAnswer, base: WizardPage | undefined = page) => {
    if (!base || !step) return;
    setSaving(true);
    setConflict(undefined);
    setProblems(({ attempt }) => ({ attempt, list: [] }));
    try {
      const saved = await sendStep(step, answer, base);
      mutate(saved);
      onSaved(step, saved);
      go(isMending ? 'check' : (neighbours(step).next ?? step));
    } catch (failure) {
      take(failure, base);
    } finally {
      setSaving(false);
    }
  });

  /** Takes the answers of the other window. */
  const adopt = (newer: WizardPage) => {
    setConflict(undefined);
    mutate(newer);
    if (step) onSaved(step, newer);
  };

  return { save, isSaving, problems, show, conflict, adopt, refused };
}
