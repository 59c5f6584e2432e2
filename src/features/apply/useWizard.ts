import { history, useLocation } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { useCall } from '@/hooks/useCall';
import { reportFailure } from '@/request/errorHandler';
import type { FieldValues, WizardStepKey } from '@/services/types';
import { getWizardPage, saveWizardPage } from '@/services/wizard';
import { refusalOf } from './refusal';
import { neighbours, stepToShow } from './wizardSteps';

/** What a step hands over to be saved. */
export interface StepAnswer {
  values: FieldValues;
  sessionId?: string;
}

/**
 * The state of one application's steps: the page as the server keeps it, the step in the URL (so that
 * Back, forward and reload land on it), and saving. Rejects as the request runtime does.
 */
export function useWizard(applyId: string) {
  const { pathname, search } = useLocation();
  const { data: page, error, loading, refresh, mutate } = useCall(() => getWizardPage(applyId));
  const [isSaving, setSaving] = useState(false);
  const query = new URLSearchParams(search);
  const step = page && stepToShow(query.get('step'), page.currentStep);
  const isMending = query.get('back') === 'check';

  const go = (to: WizardStepKey, back?: 'check') => {
    const next = new URLSearchParams({ step: to });
    if (back) next.set('back', back);
    history.push(`${pathname}?${next}`);
  };

  const save = useLockFn(async ({ values, sessionId }: StepAnswer) => {
    if (!page || !step) return;
    setSaving(true);
    try {
      const body = { applyId, step, values, sessionId, version: page.version };
      const saved = await saveWizardPage(body, { skipErrorHandler: true });
      mutate(saved);
      go(isMending ? 'check' : (neighbours(step).next ?? step));
    } catch (failure) {
      if (refusalOf(failure) !== 'SESSION_FULL') {
        reportFailure(failure);
        throw failure;
      }
      // Somebody was faster: the step says so by the seats as they are now.
      refresh();
    } finally {
      setSaving(false);
    }
  });

  return { page, step, error, loading, refresh, go, save, isSaving, isMending };
}
