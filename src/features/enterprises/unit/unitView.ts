import { choiceOr, listCodec, page } from '@/utils/listCodec';

/** In the order in which they are shown. */
export const unitTabs = ['positions', 'subordinates', 'activities', 'notices'] as const;

/** The state in the URL of /unitInfo. */
export const unitView = listCodec({ tab: choiceOr('positions', unitTabs), current: page });

export type UnitState = ReturnType<typeof unitView.parse>;
