import { useLayoutEffect } from 'react';
import { useT } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import { setTitle } from '@/utils/documentTitle';

/** The route's own title until its screen, which may know a better one, is there (PageHead). */
export function useRouteTitle(title: TextKey | undefined): void {
  const t = useT();
  useLayoutEffect(() => {
    setTitle(title ? t(title) : '');
  }, [title, t]);
}
