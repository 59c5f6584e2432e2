import { useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { routerBase } from '@/utils/routerBase';

/** A thing's address may go on with where the visitor came from (spec §2); that is no other page. */
const things = /^(\/(?:recruitmentview|notice)\/[^/]+)\/.*/;

/** Names the page's one address for search engines, without query and way back. */
export function useCanonicalLink(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    let link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (!link) {
      link = document.createElement('link');
      link.rel = 'canonical';
      document.head.append(link);
    }
    link.href = window.location.origin + routerBase() + pathname.replace(things, '$1');
  }, [pathname]);
}
