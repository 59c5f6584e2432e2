import { choiceOr, listCodec, page } from '@/utils/listCodec';

/** In the order in which they are shown. */
export const unitTabs = ['positions', 'subordinates', 'activities', 'notices'] as const;

/** The state in the URL of /unitInfo. */
export interface UnitState {
  tab: (typeof unitTabs)[number];
  /** The page number of the tab's list, from 1. */
  current: number;
}

export const unitView = listCodec<UnitState>({
  tab: choiceOr('positions', unitTabs),
  current: page,
});
