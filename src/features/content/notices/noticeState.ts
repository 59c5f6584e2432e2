import type { NoticeQuery, NoticeType } from '@/services/types';
import { choice, day, keyword, listCodec, page, tidyDays } from '@/utils/listCodec';

/** In the order of the tabs. Fixed enumerations have their labels in the packs (contract: Common rules). */
export const noticeTypes = ['recruitment', 'supplement', 'publicity', 'policy', 'system'] as const;

/** The state in the URL of /notice. */
export interface NoticeState {
  type?: NoticeType;
  keyword: string;
  /** The first and last day of publication, YYYY-MM-DD. */
  from?: string;
  to?: string;
  /** The page number, from 1. */
  current: number;
}

const pageSize = 20;

export const noticeList = listCodec<NoticeState>(
  { type: choice(noticeTypes), keyword, from: day, to: day, current: page },
  { tidy: tidyDays },
);

/** The parameters of the call (contract: notice/search); missing ones are left out. */
export function noticeQueryOf(state: NoticeState): NoticeQuery {
  return { ...state, keyword: state.keyword || undefined, pageSize };
}
