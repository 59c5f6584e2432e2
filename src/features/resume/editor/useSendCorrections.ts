import { history } from '@umijs/max';
import { useUnmountedRef } from 'ahooks';
import { useState } from 'react';
import { useLockedAction } from '@/hooks/useLockedAction';
import { useT } from '@/hooks/useT';
import { statusAfter } from '@/models/delivery';
import { ignoreReported, reportFailure } from '@/request/errorHandler';
import { isBizError, mayBeDone } from '@/request/failure';
import { showMessage } from '@/request/feedback';
import { completeResume } from '@/services/resume';
import type { Delivery, FieldError } from '@/services/types';

/** Sends the résumé of a returned delivery again, once. `renew` reads the delivery again after a refusal, silently. */
export function useSendCorrections(delivery: Delivery | undefined, renew: () => Promise<unknown>) {
  const t = useT();
  const isLeft = useUnmountedRef();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<unknown>();

  const finish = (applyId: string) => {
    showMessage('success', t('resume.correction.sent'));
    if (!isLeft.current) history.push(`/user/deliveries?${new URLSearchParams({ applyId })}`);
  };
  const fail = async (problem: unknown, applyId: string) => {
    const { fieldErrors = [] } = isBizError(problem) ? problem.info : {};
    setRefused(fieldErrors);
    if (fieldErrors.length > 0) return;
    // The server has the résumé already: the answer was lost, or a second sending is refused.
    if (mayBeDone(problem) && (await statusAfter({ applyId })) === 'screening') {
      finish(applyId);
      return;
    }
    setFailure(problem);
    reportFailure(problem);
    if (isBizError(problem)) renew().catch(ignoreReported);
  };

  const send = useLockedAction(async () => {
    if (!delivery) return;
    setSending(true);
    setRefused([]);
    setFailure(undefined);
    try {
      await completeResume(delivery.id, { skipErrorHandler: true });
      finish(delivery.applyId);
    } catch (problem) {
      await fail(problem, delivery.applyId);
    } finally {
      setSending(false);
    }
  });

  return { send, isSending, refused, failure };
}
