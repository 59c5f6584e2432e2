import { useState } from 'react';
import { useLockedAction } from '@/hooks/useLockedAction';
import { statusAfter } from '@/models/delivery';
import { reportFailure } from '@/request/errorHandler';
import { isAnswerLost, mayBeDone } from '@/request/failure';
import type { ApplyResult, WizardPage } from '@/services/types';
import { getWizardPage, submitApplication } from '@/services/wizard';
import { sessionChangeCheck } from '@/session/state/otherTabs';
import { applyRefusalOf } from './refusal';
import { changedAnswers, problemsFrom } from './saveFailure';
import type { useStepSave } from './useStepSave';

/** After a lost connection. unknown: the result cannot be found out now; notArrived: the application was not sent. */
type Doubt = 'unknown' | 'notArrived';

/**
 * Sends an application once. When the connection is lost, or the server refuses for whatever reason, asks the server whether
 * it has the application already. `show` gets the errors of earlier steps, `refuse` a refusal of the application as a whole;
 * `onSent` gets the result, or nothing when only the success is known. `onNewer` gets the page when another window has saved
 * other answers: nothing was sent.
 */
export function useSubmit(
  page: WizardPage,
  { show, refuse }: Pick<ReturnType<typeof useStepSave>, 'show' | 'refuse'>,
  onSent: (result?: ApplyResult) => void,
  onNewer: (newer: WizardPage) => void,
) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [doubt, setDoubt] = useState<Doubt>();

  const fail = async (failure: unknown) => {
    const isLost = isAnswerLost(failure);
    const problems = problemsFrom(failure);
    const { applyId } = page;
    const status = mayBeDone(failure) ? await statusAfter({ applyId }) : undefined;
    if (status && status !== 'none' && status !== 'draft') {
      onSent();
      return;
    }
    if (isLost) setDoubt(status === undefined ? 'unknown' : 'notArrived');
    setError(failure);
    if (problems.length > 0) show(problems, page);
    else if (applyRefusalOf(failure)) refuse(failure);
    // The check step shows doubts itself.
    else if (!isLost) reportFailure(failure);
  };

  const submit = useLockedAction(async () => {
    setSending(true);
    setError(undefined);
    setDoubt(undefined);
    const cancelIfSessionChanged = sessionChangeCheck();
    try {
      // The call has no version that the server could refuse as old. What cannot be read does not stop the sending.
      const now = await getWizardPage(page.applyId, { skipErrorHandler: true }).catch(() => page);
      if (now.currentStep !== 'done' && changedAnswers(page, now).length > 0) {
        onNewer(now);
        return;
      }
      cancelIfSessionChanged();
      const body = { values: page.values, declared: true };
      onSent(await submitApplication(page.applyId, body, { skipErrorHandler: true }));
    } catch (failure) {
      await fail(failure);
    } finally {
      setSending(false);
    }
  });

  return { submit, isSending, error, doubt };
}
