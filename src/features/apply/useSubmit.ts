import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { reportFailure } from '@/request/errorHandler';
import { isAnswerLost } from '@/request/failure';
import { searchDeliveries } from '@/services/delivery';
import type { ApplyResult, FieldError, WizardPage } from '@/services/types';
import { submitApplication } from '@/services/wizard';
import { refusalOf } from './refusal';
import { isSentMeanwhile, problemsFrom } from './saveFailure';

/** Whether the server has the application after all; undefined when that cannot be found out now. */
async function wasSent(applyId: string): Promise<boolean | undefined> {
  try {
    const { list } = await searchDeliveries({ applyId }, { skipErrorHandler: true });
    return list.some((delivery) => delivery.status !== 'draft');
  } catch {
    // Still no connection: the person is told that it is not known, and can try again safely.
    return undefined;
  }
}

/** After a lost connection: whether it was sent cannot be found out now, or it was found out that it was not. */
type Doubt = 'unknown' | 'notArrived';

/**
 * Sends an application once. When the connection is lost meanwhile, asks the server whether it arrived
 * before sending again is offered. `onProblems` gets what is wrong in earlier steps, `onSent` the result, or nothing when only the fact is known.
 */
export function useSubmit(
  page: WizardPage,
  onSent: (result?: ApplyResult) => void,
  onProblems: (list: readonly FieldError[]) => void,
) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [doubt, setDoubt] = useState<Doubt>();

  const fail = async (failure: unknown) => {
    const isLost = isAnswerLost(failure);
    const isThere = isLost || isSentMeanwhile(failure) ? await wasSent(page.applyId) : undefined;
    if (isThere) {
      onSent();
      return;
    }
    if (isLost) setDoubt(isThere === undefined ? 'unknown' : 'notArrived');
    setError(failure);
    const problems = problemsFrom(failure);
    if (problems.length > 0) onProblems(problems);
    // A doubt and a refusal are the check page's to say.
    else if (!isLost && !refusalOf(failure)) reportFailure(failure);
  };

  const submit = useLockFn(async () => {
    setSending(true);
    setDoubt(undefined);
    try {
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
