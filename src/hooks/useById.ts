import { reportFailure } from '@/request/errorHandler';
import { isBizError } from '@/request/failure';
import type { CallOptions } from '@/request/types';
import { useReading } from './useCall';

type View<T> = (id: string, options: CallOptions) => Promise<T>;

/** As `view`; an answer without its id has the one that was asked for. */
export function named<T extends { id: string }>(view: View<T>): View<T> {
  return async (id, options) => {
    const thing = await view(id, options);
    return { ...thing, id: thing.id ?? id };
  };
}

/**
 * Loads the item with this id; null when there is none (NOT_FOUND). Any other failure rejects, and the runtime shows
 * it.
 */
export async function found<T>(view: View<T>, id: string, signal: AbortSignal): Promise<T | null> {
  try {
    return await view(id, { signal, skipErrorHandler: true });
  } catch (error) {
    // A missing item is a state of the screen, so no error is shown.
    if (isBizError(error) && error.info.errorCode === 'NOT_FOUND') return null;
    reportFailure(error);
    throw error;
  }
}

/** A thing by its id, in full; null when nothing has it, undefined until that is known. */
export function useById<T>(view: View<T>, id: string) {
  const { data, error, isLoading, refresh } = useReading(
    async (signal) => ({ id, thing: await found(view, id, signal) }),
    [id],
  );
  // What came for another id is not shown under this one.
  return { data: data && data.id === id ? data.thing : undefined, error, isLoading, refresh };
}
