import { useCall } from '@/hooks/useCall';
import { reportFailure } from '@/request/errorHandler';
import { openDelivery } from '@/services/delivery';
import type { TargetKind } from '@/services/types';
import { applyRefusalOf } from './refusal';

/** Opens the draft of an application, or finds the one there is. A refusal is the screen's own message. */
export const useDraft = (kind: TargetKind, targetId: string) =>
  useCall(() => openDelivery({ kind, targetId }, { skipErrorHandler: true }), {
    onError: (failure) => {
      if (!applyRefusalOf(failure)) reportFailure(failure);
    },
  });
