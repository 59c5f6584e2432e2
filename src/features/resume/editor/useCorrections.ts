import { useMemo } from 'react';
import { useCall } from '@/hooks/useCall';
import { useNews } from '@/hooks/useNews';
import { useT } from '@/hooks/useT';
import { findDelivery } from '@/models/delivery';
import type { CallOptions } from '@/request/types';
import { viewResume } from '@/services/resume';
import type { Resume } from '@/services/types';
import { partsOfPath, presentPathOf, unchangedFields } from '../shared/corrections';
import type { EditorEntrance } from '../shared/entrances';
import { useSendCorrections } from './useSendCorrections';

/** The delivery; if it was returned, also the résumé that was sent with it. */
async function loadReturned(applyId: string, options?: CallOptions) {
  const delivery = applyId === '' ? undefined : await findDelivery({ applyId }, options);
  if (delivery?.status !== 'screenFailed') return {};
  return { delivery, sent: await viewResume({ deliveryId: delivery.id }, options) };
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
  const { data, error, loading, refresh, mutate } = useCall(() => loadReturned(applyId), {
    ready: applyId !== '',
  });
  // The review may have moved on while the editor is open.
  const { renew } = useNews({
    read: () => loadReturned(applyId, { skipErrorHandler: true }),
    show: mutate,
    key: applyId,
  });
  const { delivery, sent } = data ?? {};
  const sending = useSendCorrections(delivery, renew);
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
    ...sending,
    hrefOf,
  };
}

export type Corrections = ReturnType<typeof useCorrections>;

const none: ReadonlyMap<string, string> = new Map();
