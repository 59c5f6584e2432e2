import { history, useLocation, useNavigate } from '@umijs/max';
import { useLatest, useUnmountedRef } from 'ahooks';
import { useEffect } from 'react';
import { useCall } from '@/hooks/useCall';
import { reportFailure } from '@/request/errorHandler';
import { openDelivery } from '@/services/delivery';
import type { FieldValues, TargetKind, WizardStepKey } from '@/services/types';
import { getWizardPage } from '@/services/wizard';
import { replaceParameter } from '@/utils/query';
import { applyRefusalOf } from './refusal';
import { stepToShow } from './wizardSteps';

/** The answers of a step that are to be saved. */
export interface StepAnswer {
  values: FieldValues;
  /** From the first step alone: another step would undo the choice of another window. */
  sessionId?: string;
}

/** Opens the draft of an application, or finds the one there is. A refusal is the screen's own message. */
export const useDraft = (kind: TargetKind, targetId: string) =>
  useCall(() => openDelivery({ kind, targetId }, { skipErrorHandler: true }), {
    onError: (failure) => {
      if (!applyRefusalOf(failure)) reportFailure(failure);
    },
  });

/**
 * The steps of an application: the page of the server, and the step in the URL, so that Back, forward and reload work.
 */
export function useWizard(applyId: string) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: page, error, loading, refresh, mutate } = useCall(() => getWizardPage(applyId));
  const query = new URLSearchParams(search);
  const wanted = query.get('step');
  const step = page && stepToShow(wanted, page.currentStep);
  /** The person came from the check step to correct an answer; saving leads back there. */
  const isCorrecting = query.get('back') === 'check';
  const present = useLatest(step);
  const isLeft = useUnmountedRef();

  // An address without a step shows the one that the application has reached. Later that is another one: Back would show it.
  useEffect(() => {
    if (step && step !== 'done' && step !== wanted) replaceParameter('step', step);
  }, [step, wanted]);

  /** Opens a step, unless the person has gone on since this was drawn: a slow answer never leads them back. */
  const go = (to: WizardStepKey, back?: 'check') => {
    if (isLeft.current || present.current !== step) return;
    // By the address at this moment: since this was drawn it may have begun to ask for the login.
    const next = new URLSearchParams(history.location.search);
    next.set('step', to);
    for (const name of ['back', 'session']) next.delete(name);
    if (back) next.set('back', back);
    navigate({ search: `?${next}` });
  };
  return { page, step, isCorrecting, error, loading, refresh, mutate, go };
}
