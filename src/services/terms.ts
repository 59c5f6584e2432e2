import type { CallOptions } from '@/request/types';
import { get } from './call';

/** Fixed terms by key, in the order in which they are shown (spec §7). */
export function getTerms(options?: CallOptions) {
  return get('/termjson/terms', {}, options);
}

/** Terms kept by the server's staff, by key (spec §7). */
export function getDbTerms(options?: CallOptions) {
  return get('/termjson/dbterms', {}, options);
}
