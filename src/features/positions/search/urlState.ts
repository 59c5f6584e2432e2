import { enterpriseParams } from '@/features/enterprises/shared/list/enterpriseState';
import type { OwnRequirement, PositionFilters } from '@/services/types';
import { lineOf, pageOf } from '@/utils/urlValues';
import { isRecruitType } from '../shared/labels';

/** Facets that hold several codes: OR inside one, AND across (product decisions, /searchPosition). */
export const facetKeys = [
  'regionCode',
  'categoryCode',
  'recruitType',
  'education',
  'majorCode',
  'source',
] as const;
/** All filters that hold several codes; `meets` is no facet, and each of its values narrows. */
export const listKeys = [...facetKeys, 'meets'] as const;
export type ListKey = (typeof listKeys)[number];

/** What the caller's own résumé is held against by the server (contract: FilterMeets). */
export const ownRequirements: readonly OwnRequirement[] = [
  'degree',
  'age',
  'political',
  'experience',
];

/** Whether a code is one of a requirement held against the own résumé. */
export function isOwnRequirement(code: string): code is OwnRequirement {
  return ownRequirements.some((one) => one === code);
}

/** Filters that hold a number of days, with the days on offer. */
export const periods = { publishedWithin: [1, 3, 7, 30], closesWithin: [3, 7, 15, 30] } as const;
export type PeriodKey = keyof typeof periods;
export const periodTexts = {
  publishedWithin: 'positions.filter.publishedDays',
  closesWithin: 'positions.filter.closesDays',
} as const;
export const periodKeys: readonly PeriodKey[] = ['publishedWithin', 'closesWithin'];

/** The orders of a search (contract: search); by relevance only with a keyword. */
const sorts = ['relevance', 'newest', 'closing'] as const;
export type Sort = (typeof sorts)[number];

/** What of the chosen unit: its own positions, or its subordinates' with them. */
export type UnitScope = 'own' | 'all';

export interface SearchState extends Record<ListKey, string[]> {
  keyword: string;
  enterpriseId?: string;
  scope: UnitScope;
  publishedWithin?: number;
  closesWithin?: number;
  isOpenOnly: boolean;
  /** Undefined where it is the usual one. */
  sort?: Sort;
  view: 'list' | 'table';
  /** Page, from 1. */
  current: number;
}

export const pageSize = 20;
export const keywordLimit = 60;
const valuesLimit = 30;
const codePattern = /^[\w.-]{1,40}$/;
/** Says that the type which the path presets was taken off. */
const anyType = 'any';
/** Parameters of the frame and of the list of enterprises, which a change of filters must not lose. */
const keptParams = ['headStyle', 'relogin', ...enterpriseParams];

function codes(params: URLSearchParams, key: string): string[] {
  const valid = params.getAll(key).filter((value) => codePattern.test(value));
  return [...new Set(valid)].slice(0, valuesLimit);
}

function days(params: URLSearchParams, key: PeriodKey): number | undefined {
  const wanted = params.get(key);
  return periods[key].find((value) => String(value) === wanted);
}

/**
 * The search as the URL tells it. Junk counts as absent, so that any URL shows a result (product decisions).
 * @param searchType the path's parameter: social, campus and intern preset the type of recruitment.
 */
export function parseSearch(searchType: string, params: URLSearchParams): SearchState {
  const [enterpriseId] = codes(params, 'enterpriseId');
  const isPreset = isRecruitType(searchType) && !params.has('recruitType');
  return {
    keyword: lineOf(params.get('keyword'), keywordLimit),
    enterpriseId,
    scope: params.get('scope') === 'own' ? 'own' : 'all',
    regionCode: codes(params, 'regionCode'),
    categoryCode: codes(params, 'categoryCode'),
    recruitType: isPreset ? [searchType] : codes(params, 'recruitType').filter(isRecruitType),
    education: codes(params, 'education'),
    majorCode: codes(params, 'majorCode'),
    source: codes(params, 'source'),
    meets: codes(params, 'meets').filter(isOwnRequirement),
    publishedWithin: days(params, 'publishedWithin'),
    closesWithin: days(params, 'closesWithin'),
    isOpenOnly: params.get('state') === 'open',
    sort: sorts.find((sort) => sort === params.get('sort')),
    view: params.get('view') === 'table' ? 'table' : 'list',
    current: pageOf(params.get('current')),
  };
}

function typesFor(searchType: string, { recruitType }: SearchState): readonly string[] {
  if (!isRecruitType(searchType)) return recruitType;
  if (recruitType.length === 0) return [anyType];
  return recruitType.length === 1 && recruitType[0] === searchType ? [] : recruitType;
}

/**
 * The query string of a search, with its `?` unless empty. Defaults are left out and the order is fixed, so that
 * one search has one URL. `present` is the URL's query now, of which the frame's own parameters are kept.
 */
export function formatSearch(searchType: string, state: SearchState, present = ''): string {
  const params = new URLSearchParams();
  const add = (key: string, value: string | number | undefined, isDefault = false) => {
    if (value !== undefined && value !== '' && !isDefault) params.append(key, String(value));
  };
  add('keyword', state.keyword);
  add('enterpriseId', state.enterpriseId);
  add('scope', state.scope, state.scope === 'all' || !state.enterpriseId);
  for (const key of listKeys) {
    const values = key === 'recruitType' ? typesFor(searchType, state) : state[key];
    for (const value of values) add(key, value);
  }
  for (const key of periodKeys) add(key, state[key]);
  add('state', 'open', !state.isOpenOnly);
  add('sort', state.sort, sortOf(state) === usualSort(state));
  add('view', state.view, state.view === 'list');
  add('current', state.current, state.current === 1);
  const kept = new URLSearchParams(present);
  for (const key of keptParams) add(key, kept.get(key) ?? undefined);
  const text = params.toString();
  return text && `?${text}`;
}

/** With a keyword the best answers come first, without one the latest. */
const usualSort = ({ keyword }: SearchState): Sort => (keyword ? 'relevance' : 'newest');

/** The order in force. */
export function sortOf(state: SearchState): Sort {
  const { sort, keyword } = state;
  return sort && (keyword || sort !== 'relevance') ? sort : usualSort(state);
}

/** The filters as the calls take them (contract: searchconditions); what is not set is left out. */
export function filtersOf(state: SearchState): PositionFilters {
  const list = <T extends string>(values: T[]) => (values.length > 0 ? values : undefined);
  return {
    keyword: state.keyword || undefined,
    enterpriseId: state.enterpriseId,
    scope: state.enterpriseId ? state.scope : undefined,
    regionCode: list(state.regionCode),
    categoryCode: list(state.categoryCode),
    recruitType: list(state.recruitType.filter(isRecruitType)),
    education: list(state.education),
    majorCode: list(state.majorCode),
    source: list(state.source),
    meets: list(state.meets.filter(isOwnRequirement)),
    state: state.isOpenOnly ? 'open' : undefined,
    publishedWithin: state.publishedWithin,
    closesWithin: state.closesWithin,
  };
}
