import { history, useLocation, useSelectedRoutes } from '@umijs/max';
import { useLayoutEffect } from 'react';
import { canonicalPath } from '@/utils/canonicalPath';

/** Replaces a path in the wrong case or with a trailing slash by the path of the site map. */
export function useCanonicalPath(): void {
  const { pathname, search, hash } = useLocation();
  const pattern = useSelectedRoutes().at(-1)?.route.path;
  useLayoutEffect(() => {
    if (!pattern || pattern === '*') return;
    const wanted = canonicalPath(pattern, pathname);
    if (wanted !== pathname) history.replace({ pathname: wanted, search, hash });
  }, [pattern, pathname, search, hash]);
}
