import type { NoticeQuery } from '@/services/types';
import { choice, day, keyword, listCodec, page, tidyDays } from '@/utils/listCodec';

/** In the order of the tabs. Fixed enumerations have their labels in the packs (contract: Common rules). */
export const noticeTypes = ['recruitment', 'supplement', 'publicity', 'policy', 'system'] as const;

const pageSize = 20;

/** The state in the URL of /notice; `from` and `to` are the first and last day of publication. */
export const noticeList = listCodec(
  { type: choice(noticeTypes), keyword, from: day, to: day, current: page },
  { tidy: tidyDays },
);

export type NoticeState = ReturnType<typeof noticeList.parse>;

/** The parameters of the call (contract: notice/search); missing ones are left out. */
export function noticeQueryOf(state: NoticeState): NoticeQuery {
  return { ...state, keyword: state.keyword || undefined, pageSize };
}
