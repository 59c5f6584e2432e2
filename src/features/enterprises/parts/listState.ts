import { choiceOf, pageOf, queryOf } from '@/utils/urlValues';

/** Rows of a page of any list here. */
export const pageSize = 20;

export const sorts = ['newest', 'closing'] as const;
export type Sort = (typeof sorts)[number];

/** What the URL of a list of positions asks for. */
export interface ListState {
  sort: Sort;
  /** A unit's own positions alone, without its subordinates'. */
  isOwnOnly: boolean;
  /** Page, from 1. */
  current: number;
}

/** The list as the URL tells it; junk counts as absent. */
export function parseList(params: URLSearchParams): ListState {
  return {
    sort: choiceOf(params.get('sort'), sorts) ?? 'newest',
    isOwnOnly: params.get('scope') === 'own',
    current: pageOf(params.get('current')),
  };
}

/** The query of a list; '' for the first page as it is at first. */
export function formatList({ sort, isOwnOnly, current }: ListState): string {
  return queryOf({
    sort: sort === 'newest' ? undefined : sort,
    scope: isOwnOnly ? 'own' : undefined,
    current: current > 1 ? current : undefined,
  });
}

export const listCodec = { parse: parseList, format: formatList };

/** What every list of positions in the URL is given. */
export interface ListProps {
  title: string;
  state: ListState;
  /** The address of another page. */
  hrefOf: (page: number) => string;
  onChange: (next: ListState) => void;
}
