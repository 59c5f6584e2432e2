import { useLayoutEffect } from 'react';
import { useT } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import { site } from '../../config/site';

/** The route's own title until its screen, which may know a better one, is there (PageHead). */
export function useRouteTitle(title: TextKey | undefined): void {
  const t = useT();
  useLayoutEffect(() => {
    document.title = title ? `${t(title)} - ${site.title}` : site.title;
  }, [title, t]);
}
