import type { Stamp } from '@/session/tokens';

/** What a caller may ask of one call; every service function takes it last. */
export interface CallOptions {
  /** The caller shows the failure itself: the common error handling is skipped (spec §7). */
  skipErrorHandler?: boolean;
  /** Answers a repeated read from memory: for 60 s, or for the given ms (spec §7: off by default). */
  cache?: boolean | number;
  signal?: AbortSignal;
  /** ms; 60 000 by default (spec §9). */
  timeout?: number;
  onUploadProgress?: (progress: { loaded: number; total?: number }) => void;
  /** The session's own calls only: sends no token, for when the stored one is refused. */
  anonymous?: boolean;
  /** The session's own calls only: when the call began, taken by `stampRequest()`. */
  stamp?: Stamp;
}

/** What the request runtime keeps in a call's configuration beside axios's own fields. */
export interface CallConfig {
  /** Values of the `{param}` placeholders in the url. */
  pathParams?: PathParams;
  /** Whether an envelope's `data` is of the shape that was asked for (contract); anything is, without it. */
  isDue?: (data: unknown) => boolean;
  anonymous?: boolean;
  stamp?: Stamp;
  /** The call is sent again, with this token value (request/sendAgain). */
  withValue?: string;
  /** The cache's name of the call, set by axios-cache-interceptor. */
  id?: string;
}

/** axios passes these fields on from the call's options, and its types do not say so. */
export function callConfig(config: object): CallConfig {
  return config;
}

export type PathParams = Readonly<Record<string, string | number>>;

export interface FieldError {
  /** Dotted path of the field. */
  field: string;
  message: string;
}

/** What the server said about a failure (contract: Envelope); every field is absent unless well formed. */
export interface BizInfo {
  errorCode?: string;
  errorMessage?: string;
  messages?: string[];
  showType?: number;
  fieldErrors?: FieldError[];
  data?: unknown;
}
