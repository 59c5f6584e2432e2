import { useSelectedRoutes } from '@umijs/max';
import type { TextKey } from '@/locales/keys';
import type { TextSet } from '@/locales/textSets';

/** The `routeProps` of a page of the site map. */
export interface RouteMeta {
  title?: TextKey;
  /** The sets of texts that it shows beside those of the frame (locales/load). */
  texts?: readonly TextSet[];
  /** user: needs a signed-in candidate; person: a candidate or a reviewer; guest: only people who are not signed in. */
  guard?: 'user' | 'person' | 'guest';
  /** bare: without the common layout (spec §2). */
  frame?: 'bare';
}

/** The meta data of the current route; empty for a page without routeProps. */
export function useRouteMeta(): RouteMeta {
  // Umi's type does not know the portal's own keys.
  const route = useSelectedRoutes().at(-1)?.route as RouteMeta | undefined;
  const { title, texts, guard, frame } = route ?? {};
  return { title, texts, guard, frame };
}
