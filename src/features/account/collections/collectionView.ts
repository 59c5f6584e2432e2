import type { UrlCodec } from '@/hooks/useUrlState';
import { choiceOf, pageOf, queryOf } from '@/utils/urlValues';

export const sorts = ['closing', 'collected'] as const;
type CollectionSort = (typeof sorts)[number];

export interface CollectionView {
  sort: CollectionSort;
  /** Page, from 1. */
  current: number;
}

/** `?sort=&current=` of the collections; by deadline and from the first page unless said. */
export const collectionView: UrlCodec<CollectionView> = {
  parse: (params) => ({
    sort: choiceOf(params.get('sort'), sorts) ?? 'closing',
    current: pageOf(params.get('current')),
  }),
  format: ({ sort, current }) =>
    queryOf({
      sort: sort === 'closing' ? undefined : sort,
      current: current > 1 ? current : undefined,
    }),
};
