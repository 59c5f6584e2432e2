import type { OwnRequirement, PositionFilters } from '@/services/types';
import {
  choice,
  choiceOr,
  code,
  codes,
  flag,
  keyword,
  listCodec,
  named,
  type Param,
  page,
  single,
} from '@/utils/listCodec';
import { isRecruitType } from '../shared/labels';
import { enterpriseParams } from './enterprises/enterpriseState';

/** The facets, which hold several codes: OR within a facet, AND between facets (docs/product.md, Screens). */
export const facetKeys = [
  'regionCode',
  'categoryCode',
  'recruitType',
  'education',
  'majorCode',
  'source',
] as const;
/** All filters that hold several codes. `meets` is no facet, and its values are combined by AND. */
export const listKeys = [...facetKeys, 'meets'] as const;
export type ListKey = (typeof listKeys)[number];

/** The requirements that the server compares with the person's own résumé (contract: FilterMeets). */
export const ownRequirements: readonly OwnRequirement[] = [
  'degree',
  'age',
  'political',
  'experience',
];

/** Whether a code is such a requirement. */
export function isOwnRequirement(code: string): code is OwnRequirement {
  return ownRequirements.some((one) => one === code);
}

/** The filters that hold a number (yuan a month, days), with the possible ones. */
export const numbers = {
  salaryFrom: [5000, 8000, 10000, 15000, 20000],
  publishedWithin: [1, 3, 7, 30],
  closesWithin: [3, 7, 15, 30],
} as const;
export type NumberKey = keyof typeof numbers;
export const numberTexts = {
  salaryFrom: 'positions.filter.salaryLeast',
  publishedWithin: 'positions.filter.publishedDays',
  closesWithin: 'positions.filter.closesDays',
} as const;
export const numberKeys: readonly NumberKey[] = ['salaryFrom', 'publishedWithin', 'closesWithin'];

/** The orders of a search (contract: search). */
const sorts = ['relevance', 'newest', 'closing', 'salary'] as const;
export type Sort = (typeof sorts)[number];

export const views = ['list', 'table'] as const;

export interface SearchState extends Record<ListKey, string[]> {
  keyword: string;
  enterpriseId?: string;
  /** own: the chosen unit's positions; all: its subordinates' positions, too. */
  scope: 'own' | 'all';
  /** Yuan a month. */
  salaryFrom?: number;
  publishedWithin?: number;
  closesWithin?: number;
  isOpenOnly: boolean;
  /** Undefined for the default order. */
  sort?: Sort;
  view: (typeof views)[number];
  current: number;
}

export const pageSize = 20;
/** The value when the type that the path presets was removed. */
const anyType = 'any';
/** Parameters of the frame and of the list of enterprises, which a change of filters keeps. */
const keep = ['headStyle', 'relogin', ...enterpriseParams];

/** One of the possible numbers. */
const numberOf = (key: NumberKey) =>
  single(
    (text): number | undefined => numbers[key].find((value) => String(value) === text),
    (value) => value,
  );

/** The types of recruitment. One that the path presets is not in the query; `anyType` there removes it. */
function typesFor(searchType: string): Param<string[]> {
  const known = codes(isRecruitType);
  if (!isRecruitType(searchType)) return known;
  return {
    read: (texts) => (texts.length === 0 ? [searchType] : known.read(texts)),
    write: (types) => {
      if (types.length === 0) return [anyType];
      return types.length === 1 && types[0] === searchType ? [] : types;
    },
  };
}

/**
 * The codec of the search. An invalid parameter counts as missing, so that any URL shows a result (docs/product.md,
 * Screens).
 * @param searchType the path's parameter: social, campus and intern preset the type of recruitment.
 */
export const searchCodec = (searchType: string) =>
  listCodec<SearchState>(
    {
      keyword,
      enterpriseId: code,
      scope: choiceOr('all', ['own', 'all']),
      regionCode: codes(),
      categoryCode: codes(),
      recruitType: typesFor(searchType),
      education: codes(),
      majorCode: codes(),
      source: codes(),
      meets: codes(isOwnRequirement),
      salaryFrom: numberOf('salaryFrom'),
      publishedWithin: numberOf('publishedWithin'),
      closesWithin: numberOf('closesWithin'),
      isOpenOnly: named('state', flag('open')),
      sort: choice(sorts),
      view: choiceOr('list', views),
      current: page,
    },
    { tidy, keep },
  );

/** Removes a scope without a unit, and the default order. */
const tidy = (state: SearchState): SearchState => ({
  ...state,
  scope: state.enterpriseId ? state.scope : 'all',
  sort: sortOf(state) === usualSort(state) ? undefined : state.sort,
});

/** The default order: by relevance with a keyword, else the newest first. */
const usualSort = ({ keyword }: SearchState): Sort => (keyword ? 'relevance' : 'newest');

/** The possible orders: by relevance only with a keyword. */
export const sortsOf = ({ keyword }: SearchState) =>
  sorts.filter((sort) => keyword || sort !== 'relevance');

/** The current order. */
export const sortOf = (state: SearchState): Sort =>
  sortsOf(state).find((sort) => sort === state.sort) ?? usualSort(state);

/** The parameters of the calls (contract: searchconditions); missing ones are left out. */
export function filtersOf(state: SearchState): PositionFilters & Record<ListKey, unknown> {
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
    salaryFrom: state.salaryFrom,
    publishedWithin: state.publishedWithin,
    closesWithin: state.closesWithin,
  };
}
