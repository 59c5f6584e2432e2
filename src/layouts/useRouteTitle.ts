import { useLayoutEffect } from 'react';
import { useT } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import { setRouteTitle } from '@/utils/documentTitle';

/** Sets the route's title, which stands while its screen has no more exact one (PageHead). */
export function useRouteTitle(title: TextKey | undefined): void {
  const t = useT();
  useLayoutEffect(() => {
    setRouteTitle(title ? t(title) : '');
  }, [title, t]);
}
