import type { NoticeQuery, NoticeType } from '@/services/types';
import { choiceOf, daysOf, lineOf, pageOf, queryOf } from '@/utils/urlValues';
import { noticeTypes } from '../shared/labels';

/** What the URL of /notice asks for. */
export interface NoticeState {
  type?: NoticeType;
  keyword: string;
  /** Published from this day and up to with that one, YYYY-MM-DD. */
  from?: string;
  to?: string;
  /** Page, from 1. */
  current: number;
}

export const keywordLimit = 60;
const pageSize = 20;

/** The notices asked for as the URL tells it; junk counts as absent. */
export function parseNotices(params: URLSearchParams): NoticeState {
  return {
    type: choiceOf(params.get('type'), noticeTypes),
    keyword: lineOf(params.get('keyword'), keywordLimit),
    ...daysOf(params),
    current: pageOf(params.get('current')),
  };
}

/** The query of a list of notices; '' for the default one. */
export function formatNotices({ type, keyword, from, to, current }: NoticeState): string {
  return queryOf({ type, keyword, from, to, current: current > 1 ? current : undefined });
}

/** What the call takes (contract: notice/search); what is not set is left out. */
export function noticeQueryOf(state: NoticeState): NoticeQuery {
  return { ...state, keyword: state.keyword || undefined, pageSize };
}
