import type { CallOptions } from '@/request/types';

/** What a call must send. */
export interface Sent {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: File;
}

/** By operationId: the call, and what it must send. */
export type CallTable = Record<string, [(options: CallOptions) => Promise<unknown>, Sent]>;

export const encrypted = { payload: 'c2VjcmV0' };
export const page = { current: 2, pageSize: 20 };
