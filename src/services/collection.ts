import type { CallOptions } from '@/request/types';
import { get, post } from './call';
import type { CollectionQuery } from './types';

/** A page of collected positions (spec §7). */
export function getCollectedPositions(query: CollectionQuery, options?: CallOptions) {
  return get('/usercenter/rest/collect/getCareer', { query }, options);
}

/** Removes positions from the collection (spec §7). */
export function removeCollectedPositions(recruitmentIds: string[], options?: CallOptions) {
  return post('/usercenter/rest/collect/removeCareer', { body: { recruitmentIds } }, options);
}

/** Collects a position; twice is no error (spec §7). Fails with NOT_FOUND. */
export function collectPosition(recruitmentId: string, options?: CallOptions) {
  return post('/usercenter/rest/collect/career', { body: { recruitmentId } }, options);
}
