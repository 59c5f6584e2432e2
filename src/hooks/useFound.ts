import { isBizError } from '@/request/BizError';
import { reportFailure } from '@/request/errorHandler';
import type { CallOptions } from '@/request/types';
import { useLatestRequest } from './useLatestRequest';

type View<T> = (id: string, options: CallOptions) => Promise<T>;

/** Asks for what has this id; null when nothing has it. Any other failure is said, and rejects. */
export async function found<T>(view: View<T>, id: string, signal: AbortSignal): Promise<T | null> {
  try {
    return await view(id, { signal, skipErrorHandler: true });
  } catch (error) {
    // What is gone is a state of the screen, not a failure to be told of.
    if (isBizError(error) && error.info.errorCode === 'NOT_FOUND') return null;
    reportFailure(error);
    throw error;
  }
}

/** What has this id, in full; null when nothing has it, undefined until that is known. */
export function useFound<T extends { id: string }>(view: View<T>, id: string) {
  const request = useLatestRequest((signal) => found(view, id, signal), [id]);
  const isCurrent = request.data === null || request.data?.id === id;
  return { ...request, data: isCurrent ? request.data : undefined };
}
