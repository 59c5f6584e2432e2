import { useLatestRequest } from '@/hooks/useLatestRequest';
import { isBizError } from '@/request/BizError';
import { reportFailure } from '@/request/errorHandler';
import { getEnterpriseIntroduction } from '@/services/recruitment';
import type { EnterpriseDetail } from '@/services/types';

async function load(id: string, signal: AbortSignal): Promise<EnterpriseDetail | null> {
  try {
    return await getEnterpriseIntroduction(id, { signal, skipErrorHandler: true });
  } catch (error) {
    // A unit that is gone is a state of the screen, not a failure to be told of.
    if (isBizError(error) && error.info.errorCode === 'NOT_FOUND') return null;
    reportFailure(error);
    throw error;
  }
}

/** An enterprise in full; null when there is none with this id, undefined until known. */
export function useUnit(id: string) {
  const request = useLatestRequest((signal) => load(id, signal), [id]);
  const isCurrent = request.data === null || request.data?.id === id;
  return { ...request, data: isCurrent ? request.data : undefined };
}
