import { choiceOr, flag, listCodec, named, page } from '@/utils/listCodec';

/** Page size of all lists here. */
export const pageSize = 20;

export const sorts = ['newest', 'closing'] as const;
export type ListSort = (typeof sorts)[number];

/** The state of a list of positions in the URL. */
export interface PositionListState {
  sort: ListSort;
  /** Only the unit's own positions, without its subordinates. */
  isOwnOnly: boolean;
  /** The page number, from 1. */
  current: number;
}

export const positionList = listCodec<PositionListState>({
  sort: choiceOr('newest', sorts),
  isOwnOnly: named('scope', flag('own')),
  current: page,
});
