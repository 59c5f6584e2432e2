import type { CallOptions } from '@/request/types';
import { get } from './call';
import type {
  EnterpriseQuery,
  EnterpriseTreeQuery,
  PositionFilters,
  PositionQuery,
  SuggestQuery,
} from './types';

/** A page of enterprises (spec §7). */
export function listEnterprises(query: EnterpriseQuery, options?: CallOptions) {
  return get('/portal/rest/careerrecruitment/enterpriseList', { query }, options);
}

/** Every enterprise by id and name (spec §7). */
export function listAllEnterprises(options?: CallOptions) {
  return get('/portal/rest/careerrecruitment/allenterprise', {}, options);
}

/** Facets with counts for the filters, and the totals without each (spec §7). */
export function getSearchConditions(query: PositionFilters, options?: CallOptions) {
  return get('/portal/rest/careerrecruitment/searchconditions', { query }, options);
}

/** A page of positions (spec §7). */
export function searchPositions(query: PositionQuery, options?: CallOptions) {
  return get('/portal/rest/careerrecruitment/search', { query }, options);
}

/** A position in full (spec §7). Fails with NOT_FOUND. */
export function getPosition(recruitmentId: string, options?: CallOptions) {
  return get(
    '/portal/rest/careerrecruitment/view/{recruitmentId}',
    { path: { recruitmentId } },
    options,
  );
}

/** Open positions by recruitment type, and the total headcount (spec §7). */
export function getPositionCounts(options?: CallOptions) {
  return get('/portal/rest/careerrecruitment/getCount/social', {}, options);
}

/** At most six similar positions (spec §7). */
export function getRelatedPositions(recruitmentId: string, options?: CallOptions) {
  return get('/portal/rest/careerrecruitment/related', { query: { recruitmentId } }, options);
}

/** An enterprise in full (spec §7). Fails with NOT_FOUND. */
export function getEnterpriseIntroduction(enterpriseId: string, options?: CallOptions) {
  return get(
    '/portal/rest/careerrecruitment/searchIntroduce',
    { query: { enterpriseId } },
    options,
  );
}

/**
 * Units with counts; children on demand by `parentId`, with `keyword` the matches and their
 * ancestors (spec §7).
 */
export function searchEnterpriseTree(query: EnterpriseTreeQuery, options?: CallOptions) {
  return get('/portal/rest/careerrecruitment/searchEnterpriseTree', { query }, options);
}

/** Regions with counts for the filters (spec §7). */
export function getPositionRegions(query: PositionFilters, options?: CallOptions) {
  return get('/portal/rest/careerrecruitment/region', { query }, options);
}

/** Enterprises for the search box (spec §7). */
export function suggestEnterprises(query: SuggestQuery, options?: CallOptions) {
  return get('/portal/rest/careerrecruitment/enterprises', { query }, options);
}
