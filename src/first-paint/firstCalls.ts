export type ScreenName =
  | 'home'
  | 'search'
  | 'position'
  | 'notices'
  | 'notice'
  | 'activities'
  | 'questions';

const list = { current: 1, pageSize: 20 };
const recruitment = '/portal/rest/careerrecruitment';

/** The call whose answer a screen waits for, as the screen itself makes it: path and query (spec §7). */
export const firstCalls: Record<ScreenName, (id: string) => [path: string, query?: object]> = {
  home: () => [`${recruitment}/search`, { sort: 'newest', state: 'open', current: 1, pageSize: 5 }],
  search: () => [`${recruitment}/search`, { sort: 'newest', ...list }],
  position: (id) => [`${recruitment}/view/${encodeURIComponent(id)}`],
  notices: () => ['/portal/rest/notice/search', list],
  notice: (id) => ['/portal/rest/notice/view', { id }],
  activities: () => ['/portal/rest/activity/search', list],
  questions: () => ['/portal/rest/questionandanswer/search', list],
};
