import type { RequestOptions } from '@umijs/max';
import type { RequestOrder } from '@/session/state/token';

/** Options of one call; the last parameter of every service function. */
export interface CallOptions {
  /** Skips the common error handling, because the caller reports the failure itself (spec §7). */
  skipErrorHandler?: boolean;
  /** Answers the same read from memory, for 60 s or for the given ms (spec §7: off by default). */
  cache?: boolean | number;
  signal?: AbortSignal;
  /** The caller asks again by itself, so that a busy server is left alone until then (request/tryLater). */
  isPolling?: boolean;
  /** In ms; 60 000 by default (spec §9). */
  timeout?: number;
  onUploadProgress?: (progress: { loaded: number; total?: number }) => void;
  /** Only for the session's own calls: sends no token, because the stored one was refused. */
  anonymous?: boolean;
  /** Only for the session's own calls: when the call left, from `stampRequest()`. */
  order?: RequestOrder;
}

/**
 * What the request runtime keeps in a call's configuration beside axios's own fields. axios copies these fields from the
 * call's options, but its types do not say so: they are read with `config as CallConfig`.
 */
export interface CallConfig {
  /** Values of the `{param}` placeholders in the url. */
  pathParams?: PathParams;
  /** Whether the envelope's `data` has the shape of the contract; without this any `data` is accepted. */
  fits?: (data: unknown) => Promise<boolean>;
  anonymous?: boolean;
  order?: RequestOrder;
  /** The call is sent again with this token value (request/sendAgain). */
  retryValue?: string;
  isPolling?: boolean;
  /** For monitoring: the path as services write it, and when the call began (request/failedCalls). */
  recorded?: { path: string; begunAt: number };
  /** The call is sent again after pauses, because the server was busy (request/tryLater). */
  later?: Tries;
  /** What the caller has given, before the runtime completed the call. */
  given?: Pick<RequestOptions, 'headers'> & Pick<CallConfig, 'order'>;
  /** The cache's name of the call, set by axios-cache-interceptor. */
  id?: string;
}

/** How often a read was sent again, and for how long it has waited for that without jitter. */
export interface Tries {
  tries: number;
  waitedMs: number;
}

export type PathParams = Readonly<Record<string, string | number>>;

export interface FieldError {
  /** Dotted path of the field. */
  field: string;
  message: string;
}

/** What the server said about a failure (contract: Envelope). A field of the wrong type is absent. */
export interface BizInfo {
  errorCode?: string;
  errorMessage?: string;
  messages?: string[];
  showType?: number;
  fieldErrors?: FieldError[];
  data?: unknown;
}
