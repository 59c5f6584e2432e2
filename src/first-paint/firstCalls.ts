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

interface FirstCall {
  /** As the screen itself makes it: path and query (spec §7). */
  call: (id: string) => [path: string, query?: object];
  /** The only value of the route's parameter, where its other values look otherwise. */
  only?: string;
  /** Selects what the answer takes the place of (first-paint/screens, `fill`). */
  place?: string;
}

/** The call whose answer a screen waits for. */
export const firstCalls: Record<ScreenName, FirstCall> = {
  home: {
    call: () => [
      `${recruitment}/search`,
      { sort: 'closing', state: 'open', current: 1, pageSize: 5 },
    ],
    place: 'section > div + div',
  },
  search: {
    call: () => [`${recruitment}/search`, { sort: 'newest', ...list }],
    only: 'all',
    place: 'section > [aria-busy]',
  },
  position: { call: (id) => [`${recruitment}/view/${encodeURIComponent(id)}`], place: 'header' },
  notices: { call: () => ['/portal/rest/notice/search', list] },
  notice: { call: (id) => ['/portal/rest/notice/view', { id }], place: 'header' },
  activities: { call: () => ['/portal/rest/activity/search', list] },
  questions: { call: () => ['/portal/rest/questionandanswer/search', list] },
};
