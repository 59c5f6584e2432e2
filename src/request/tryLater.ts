import { type AxiosResponse, getRequestInstance } from '@umijs/max';
import type { BizError } from './failure';
import { isBusy, retryAfterMs } from './retryAfter';
import type { CallConfig, Tries } from './types';

/** How often one read is sent again, and for how long it waits in all before these tries, without jitter (ms). */
const most = { tries: 2, waitMs: 10_000 };
/** The first pause without a Retry-After (ms); the next one is twice as long. */
const firstWaitMs = 1000;

/**
 * The page's tries in hand, counted as gRPC's retry throttling does: a busy answer takes one, a good one gives back a tenth,
 * and in the lower half no read is sent again. So a page adds next to nothing to a server that answers nobody.
 */
const budget = { most: 10, perSuccess: 0.1 };
let left = budget.most;

/** Notes that the server has answered a call well. */
export function noteSuccess(): void {
  left = Math.min(budget.most, left + budget.perSuccess);
}

/** Waits, but no longer than the caller does. */
function pause(ms: number, signal: AxiosResponse['config']['signal']): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      window.clearTimeout(timer);
      signal?.removeEventListener?.('abort', stop);
      resolve();
    };
    const timer = window.setTimeout(stop, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener?.('abort', stop);
  });
}

/** The pause before the next try without jitter (ms); undefined when there is to be none. */
function nextWaitMs(failure: BizError, { tries, waitedMs }: Tries): number | undefined {
  const asked = retryAfterMs(failure.response);
  // A server that says in words what is wrong is shown at once.
  if (tries >= most.tries || (asked === undefined && failure.message)) return undefined;
  const waitMs = Math.max(asked ?? 0, firstWaitMs * 2 ** tries);
  return waitedMs + waitMs <= most.waitMs ? waitMs : undefined;
}

/**
 * Sends a read again that a busy server (429, 503) has refused, after a pause with jitter, and returns its answer. Undefined
 * when it is not sent again: a write never is, as only its person may decide that. Decided: docs/decisions.md, Busy server.
 * @throws what the call throws when it is sent again
 */
export async function tryLater(failure: BizError): Promise<AxiosResponse | undefined> {
  const { response } = failure;
  if (!isBusy(response)) return undefined;
  const { config } = response;
  const { isPolling, retryValue, later = { tries: 0, waitedMs: 0 } } = config as CallConfig;
  left = Math.max(0, left - 1);
  const isOnce = isPolling || retryValue !== undefined;
  if (config.method !== 'get' || isOnce || left <= budget.most / 2) return undefined;
  const waitMs = nextWaitMs(failure, later);
  if (waitMs === undefined) return undefined;
  await pause(waitMs * (1 + Math.random() / 2), config.signal);
  const next: CallConfig = {
    later: { tries: later.tries + 1, waitedMs: later.waitedMs + waitMs },
  };
  const instance = getRequestInstance();
  // The answer that the page's script has got (request/early) would be the same one again.
  return instance.request({ ...config, ...next, adapter: instance.defaults.adapter });
}
