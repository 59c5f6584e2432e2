import { choiceOr, listCodec, page } from '@/utils/listCodec';

export const sorts = ['closing', 'collected'] as const;
type CollectionSort = (typeof sorts)[number];

export interface CollectionView {
  sort: CollectionSort;
  /** The page number, from 1. */
  current: number;
}

/** `?sort=&current=` of the saved positions; by default the first page, by deadline. */
export const collectionView = listCodec<CollectionView>({
  sort: choiceOr('closing', sorts),
  current: page,
});
