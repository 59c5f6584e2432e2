import { lineOf, pageOf } from '@/utils/urlValues';

/** What the list of enterprises is narrowed by; beside the filters of the positions in one URL. */
export interface EnterpriseState {
  keyword: string;
  nature: string;
  industry: string;
  regionCode: string;
  /** Page, from 1. */
  current: number;
}

/** Names in the URL, which the filters of the positions do not use. */
const params = {
  keyword: 'unitName',
  nature: 'unitNature',
  industry: 'unitIndustry',
  regionCode: 'unitRegion',
  current: 'unitPage',
} as const satisfies Record<keyof EnterpriseState, string>;

const keys = ['keyword', 'nature', 'industry', 'regionCode', 'current'] as const;

/** The parameters of the list of enterprises: a change of the positions' filters keeps them. */
export const enterpriseParams: readonly string[] = Object.values(params);

export const nameLimit = 60;
const codePattern = /^[\w.-]{1,40}$/;

function code(query: URLSearchParams, key: keyof EnterpriseState): string {
  const value = query.get(params[key]) ?? '';
  return codePattern.test(value) ? value : '';
}

/** The list as the URL tells it; junk counts as absent. */
export function parseEnterprises(query: URLSearchParams): EnterpriseState {
  return {
    keyword: lineOf(query.get(params.keyword), nameLimit),
    nature: code(query, 'nature'),
    industry: code(query, 'industry'),
    regionCode: code(query, 'regionCode'),
    current: pageOf(query.get(params.current)),
  };
}

/** The present query with another list of enterprises in it; all that is not the list's stays. */
export function withEnterprises(present: string, state: EnterpriseState): string {
  const query = new URLSearchParams(present);
  const { current, ...filters } = state;
  const values = { ...filters, current: current > 1 ? String(current) : '' };
  for (const key of keys) {
    if (values[key]) query.set(params[key], values[key]);
    else query.delete(params[key]);
  }
  const text = query.toString();
  return text && `?${text}`;
}
