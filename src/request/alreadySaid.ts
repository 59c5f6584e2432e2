import { failureOf } from './failure';

/**
 * Ends a rejection that the request runtime has already put into words (spec §8). Anything else is a
 * mistake of the portal's own and surfaces as an uncaught error.
 */
export function alreadySaid(error: unknown): void {
  if (failureOf(error).kind !== 'unknown') return;
  queueMicrotask(() => {
    throw error;
  });
}
