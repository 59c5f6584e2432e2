import { useLocation, useNavigate } from '@umijs/max';
import { useCall } from '@/hooks/useCall';
import type { FieldValues, WizardStepKey } from '@/services/types';
import { getWizardPage } from '@/services/wizard';
import { stepToShow } from './wizardSteps';

/** What a step hands over to be saved. */
export interface StepAnswer {
  values: FieldValues;
  sessionId?: string;
}

/**
 * One application's steps: the page as the server keeps it, and the step in the URL, so that Back, forward and
 * reload land on it.
 */
export function useWizard(applyId: string) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: page, error, loading, refresh, mutate } = useCall(() => getWizardPage(applyId));
  const query = new URLSearchParams(search);
  const step = page && stepToShow(query.get('step'), page.currentStep);
  /** An answer is mended from the check page, and saving leads back there. */
  const isMending = query.get('back') === 'check';

  const go = (to: WizardStepKey, back?: 'check') => {
    const next = new URLSearchParams({ step: to });
    if (back) next.set('back', back);
    navigate({ search: `?${next}` });
  };
  return { page, step, isMending, error, loading, refresh, mutate, go };
}
