import { useLayoutEffect } from 'react';
import { useT } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import { setTitle } from '@/utils/documentTitle';

/** Sets the route's own title until its screen sets a more exact one (PageHead). */
export function useRouteTitle(title: TextKey | undefined): void {
  const t = useT();
  useLayoutEffect(() => {
    setTitle(title ? t(title) : '');
  }, [title, t]);
}
