import type { TextKey } from '@/locales/keys';

interface NavigationItem {
  key: TextKey;
  to: string;
  /** Paths at which the item is the current one. */
  match: RegExp;
}

export const navigation: readonly NavigationItem[] = [
  { key: 'frame.nav.home', to: '/home', match: /^\/home/ },
  { key: 'frame.nav.notices', to: '/notice', match: /^\/notice/ },
  {
    key: 'frame.nav.positions',
    to: '/searchPosition/all',
    match: /^\/(searchPosition\/(?!enterprise)|recruitment(view|list))/,
  },
  { key: 'frame.nav.activities', to: '/applyActivity', match: /^\/applyActivity/ },
  {
    key: 'frame.nav.enterprises',
    to: '/searchPosition/enterprise',
    match: /^\/(searchPosition\/enterprise|recruitment\/|unitInfo\/)/,
  },
  { key: 'frame.nav.questions', to: '/questionandanswer', match: /^\/questionandanswer/ },
];

/** Screens with a search of their own: the header's would be a second one. */
const ownSearch =
  /^\/(home[23]?|searchPosition\/.*|notice|questionandanswer|applyActivity|user(\/deliveries)?)?$/;

/** Whether the screen at a path has its own search box. */
export function hasOwnSearch(pathname: string): boolean {
  return ownSearch.test(pathname);
}
