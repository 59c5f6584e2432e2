import { history } from '@umijs/max';
import { useLockFn, useUnmountedRef } from 'ahooks';
import { useMemo, useState } from 'react';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { findDelivery } from '@/models/delivery';
import { reportFailure } from '@/request/errorHandler';
import { isBizError } from '@/request/failure';
import { showMessage } from '@/request/feedback';
import { completeResume, viewResume } from '@/services/resume';
import type { FieldError, Resume } from '@/services/types';
import { partsOfPath, presentPathOf, unchangedFields } from '../shared/corrections';
import type { EditorEntrance } from '../shared/entrances';

/** The delivery; if it was returned, also the résumé that was sent with it. */
async function loadReturned(applyId: string) {
  const delivery = await findDelivery({ applyId });
  if (delivery?.status !== 'screenFailed') return {};
  return { delivery, sent: await viewResume({ deliveryId: delivery.id }) };
}

/**
 * The corrections that the review of a delivery asks for: which fields are unchanged, in the saved résumé and in the
 * form, and sending the résumé again. `saved` is the server's résumé, `typed` the form's.
 */
export function useCorrections(
  { applyId = '', hrefOf }: EditorEntrance,
  saved: Resume,
  typed: Resume,
) {
  const t = useT();
  const { data, error, loading, refresh } = useCall(() => loadReturned(applyId), {
    ready: applyId !== '',
  });
  const isLeft = useUnmountedRef();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const { delivery, sent } = data ?? {};
  const requested = delivery?.fields ?? [];
  const unchanged = sent ? unchangedFields(requested, sent, saved).map(({ field }) => field) : [];
  const unchangedInForm = sent ? unchangedFields(requested, sent, typed) : [];
  const reason = delivery?.reason;
  const places = unchangedInForm.map(({ at }) => at).join();
  const marks: ReadonlyMap<string, string> = useMemo(() => {
    const words = reason
      ? t('resume.correction.mark', { reason })
      : t('resume.correction.markBare');
    return new Map(places.split(',').map((place) => [place, words]));
  }, [places, reason, t]);

  const send = useLockFn(async () => {
    if (!delivery) return;
    setSending(true);
    setRefused([]);
    setFailure(undefined);
    try {
      await completeResume(delivery.id, { skipErrorHandler: true });
      showMessage('success', t('resume.correction.sent'));
      if (!isLeft.current) history.push(`/user/deliveries?${new URLSearchParams({ applyId })}`);
    } catch (problem) {
      const { fieldErrors = [] } = isBizError(problem) ? problem.info : {};
      setRefused(fieldErrors);
      if (fieldErrors.length > 0) return;
      setFailure(problem);
      reportFailure(problem);
    } finally {
      setSending(false);
    }
  });

  return {
    delivery,
    isRead: data !== undefined,
    error,
    refresh,
    isReading: loading,
    requested,
    /** The address of a requested field, where its row is now. */
    hrefAt: (field: string) => {
      const at = sent ? presentPathOf(field, sent, typed) : field;
      const { section } = partsOfPath(at);
      return hrefOf(section, at === section ? undefined : at);
    },
    /** The fields in `requested` that are unchanged in the saved résumé, and whether all of them are. */
    unchanged,
    isUntouched: requested.length > 0 && unchanged.length === requested.length,
    /** The review's reason by the path of each field that is unchanged in the form. */
    marks: unchangedInForm.length > 0 ? marks : none,
    send,
    isSending,
    refused,
    failure,
    hrefOf,
  };
}

export type Corrections = ReturnType<typeof useCorrections>;

const none: ReadonlyMap<string, string> = new Map();
