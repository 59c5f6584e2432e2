import { useSelectedRoutes } from '@umijs/max';
import type { TextKey } from '@/locales/keys';

/** What a page of the site map says about itself in its `routeProps`. */
export interface RouteMeta {
  title?: TextKey;
  /** user: needs a signed-in candidate; person: a candidate or a reviewer; guest: only for those who are not signed in. */
  guard?: 'user' | 'person' | 'guest';
  /** bare: without the common layout (spec §2). */
  frame?: 'bare';
}

/** The meta of the route in view; a page without routeProps has none. */
export function useRouteMeta(): RouteMeta {
  // Umi's type does not know the pages' own keys.
  const route = useSelectedRoutes().at(-1)?.route as RouteMeta | undefined;
  return { title: route?.title, guard: route?.guard, frame: route?.frame };
}
