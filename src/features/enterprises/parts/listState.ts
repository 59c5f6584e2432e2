import { choiceOr, flag, listCodec, named, page } from '@/utils/listCodec';

/** Page size of all lists here. */
export const pageSize = 20;

export const sorts = ['newest', 'closing'] as const;
export type ListSort = (typeof sorts)[number];

/** The state of a list of positions in the URL; `isOwnOnly` leaves out the unit's subordinates. */
export const positionList = listCodec({
  sort: choiceOr('newest', sorts),
  isOwnOnly: named('scope', flag('own')),
  current: page,
});

/** In the order in which they are shown. */
export const unitTabs = ['positions', 'subordinates', 'activities', 'notices'] as const;

/** The state in the URL of /unitInfo. */
export const unitView = listCodec({ tab: choiceOr('positions', unitTabs), current: page });

export type UnitState = ReturnType<typeof unitView.parse>;
