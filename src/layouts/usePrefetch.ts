import { matchRoutes, useAccess, useAppData } from '@umijs/max';
import noop from 'lodash/noop';
import { useEffect } from 'react';
import { fetchTexts } from '@/locales/load';
import { textsFor } from '@/locales/textSets';
import { routerBase } from '@/utils/routerBase';
import type { RouteMeta } from './useRouteMeta';

/** How long a mouse stays on a link before the person is taken to want it (ms). */
const restMs = 60;

/** The portal's path that a link leads to in this tab; undefined for any other link. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isElsewhere =
    !link || link.target || link.download || link.origin !== window.location.origin;
  return isElsewhere ? undefined : link.pathname;
}

/**
 * Fetches the screen behind a link as soon as a finger touches it or a mouse rests on it, so that it is on its way before
 * the click. Umi's own links do so for a mouse alone.
 */
export function usePrefetch(): void {
  const { clientRoutes, preloadRoute } = useAppData();
  const { isSignedIn } = useAccess();
  useEffect(() => {
    const fetchScreen = (path: string) => {
      // What fails is asked for again by the click, which says so.
      if (!navigator.onLine) return;
      const page = matchRoutes(clientRoutes, path, routerBase() || '/')?.at(-1)?.route;
      fetchTexts(textsFor(page as RouteMeta | undefined, isSignedIn)).catch(noop);
      preloadRoute?.(path);
    };
    let resting: number | undefined;
    const onTouch = ({ target }: Event) => {
      const path = pathOf(target);
      if (path) fetchScreen(path);
    };
    const onOver = ({ target }: Event) => {
      window.clearTimeout(resting);
      const path = pathOf(target);
      if (path) resting = window.setTimeout(() => fetchScreen(path), restMs);
    };
    document.addEventListener('touchstart', onTouch, { passive: true });
    document.addEventListener('mouseover', onOver);
    return () => {
      window.clearTimeout(resting);
      document.removeEventListener('touchstart', onTouch);
      document.removeEventListener('mouseover', onOver);
    };
  }, [clientRoutes, preloadRoute, isSignedIn]);
}
