import { useLocation } from '@umijs/max';
import { safeReturnPath } from '@/utils/returnPath';

/** Where signing in leads afterwards (`?redirect=`), and the query that hands it on; empty for an unsafe path. */
export function useWayBack() {
  const wanted = safeReturnPath(new URLSearchParams(useLocation().search).get('redirect'));
  return { wanted, query: wanted ? `?${new URLSearchParams({ redirect: wanted })}` : '' };
}
