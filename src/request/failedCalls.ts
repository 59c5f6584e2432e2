import { getRequestInstance } from '@umijs/max';
import { failureOf, isBizError } from './failure';
import type { CallConfig } from './types';

/** A call that has failed, without anything that it carried. */
export interface FailedCall {
  /** As the contract writes it, with its placeholders: no id, no query. */
  path: string;
  /** 0 when no answer came. */
  status: number;
  /** From the call to the failure, with all tries (ms). */
  ms: number;
}

/** A path as services write it: words and placeholders. */
const template = /^(?:\/(?:[A-Za-z]+|\{[A-Za-z]+\}))+$/;

/** Whether the failure says something of how the server runs: not a refusal by its rules, and not a call that was cancelled. */
function statusOf(error: unknown): number | undefined {
  const { kind } = failureOf(error);
  if (kind === 'offline') return 0;
  if (!isBizError(error)) return undefined;
  const { status } = error.response;
  return status >= 400 || kind === 'unreadable' ? status : undefined;
}

function configOf(error: unknown): CallConfig {
  const { config }: { config?: CallConfig } = Object(error);
  return (isBizError(error) ? (error.response.config as CallConfig) : config) ?? {};
}

/** Calls back for every call that fails from now on, once each. Returns the function that ends it. */
export function onFailedCall(listener: (call: FailedCall) => void): () => void {
  const { request, response } = getRequestInstance().interceptors;
  // A call that is sent again fails with the same error as its last try.
  const seen = new WeakSet<object>();
  // The last interceptor runs first: before the runtime fills the path, unless a call is sent again.
  const before = request.use((config) => {
    const { url = '' } = config;
    const call = config as CallConfig;
    if (template.test(url)) call.recorded ??= { path: url, begunAt: Date.now() };
    return config;
  });
  const after = response.use(undefined, (error: unknown) => {
    const { recorded } = configOf(error);
    const status = statusOf(error);
    if (recorded && status !== undefined && error instanceof Error && !seen.has(error)) {
      seen.add(error);
      listener({ path: recorded.path, status, ms: Date.now() - recorded.begunAt });
    }
    throw error;
  });
  return () => {
    request.eject(before);
    response.eject(after);
  };
}
