import { choiceOr, listCodec, page } from '@/utils/listCodec';

export const sorts = ['closing', 'collected'] as const;

/** `?sort=&current=` of the saved positions; by default the first page, by deadline. */
export const collectionView = listCodec({ sort: choiceOr('closing', sorts), current: page });

export type CollectionView = ReturnType<typeof collectionView.parse>;
