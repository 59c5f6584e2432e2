const list = { current: 1, pageSize: 20 };
const recruitment = '/portal/rest/careerrecruitment';

interface FirstCall {
  /** As the screen itself makes it: path and query (spec §7). */
  call: (id: string) => [path: string, query?: object];
  /** The only value of the route's parameter, where its other values look otherwise. */
  only?: string;
  /** The class of the list whose first rows the answer fills (first-paint/screens, `fill`). */
  rows?: string;
}

const calls = {
  home: {
    call: () => [
      `${recruitment}/search`,
      { sort: 'closing', state: 'open', current: 1, pageSize: 5 },
    ],
    rows: 'lines',
  },
  search: {
    call: () => [`${recruitment}/search`, { sort: 'newest', ...list }],
    only: 'all',
    rows: 'rows',
  },
  position: { call: (id) => [`${recruitment}/view/${encodeURIComponent(id)}`] },
  notices: { call: () => ['/portal/rest/notice/search', list] },
  notice: { call: (id) => ['/portal/rest/notice/view', { id }] },
  activities: { call: () => ['/portal/rest/activity/search', list] },
  questions: { call: () => ['/portal/rest/questionandanswer/search', list] },
} satisfies Record<string, FirstCall>;

export type ScreenName = keyof typeof calls;

/** The call whose answer a screen waits for. */
export const firstCalls: Record<ScreenName, FirstCall> = calls;
