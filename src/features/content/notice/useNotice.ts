import { useLatestRequest } from '@/hooks/useLatestRequest';
import { isBizError } from '@/request/BizError';
import { reportFailure } from '@/request/errorHandler';
import { viewNotice } from '@/services/content';
import type { NoticeDetail } from '@/services/types';

async function load(id: string, signal: AbortSignal): Promise<NoticeDetail | null> {
  try {
    return await viewNotice(id, { signal, skipErrorHandler: true });
  } catch (error) {
    // A notice that is gone is a state of this screen, not a failure to be told of.
    if (isBizError(error) && error.info.errorCode === 'NOT_FOUND') return null;
    reportFailure(error);
    throw error;
  }
}

/** A notice in full; null when there is none with this id. */
export function useNotice(id: string) {
  const request = useLatestRequest((signal) => load(id, signal), [id]);
  const isCurrent = request.data === null || request.data?.id === id;
  return { ...request, data: isCurrent ? request.data : undefined };
}
