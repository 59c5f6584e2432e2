import { matchRoutes, useAccess, useAppData } from '@umijs/max';
import noop from 'lodash/noop';
import { useEffect } from 'react';
import { fetchTexts } from '@/locales/load';
import { textsFor } from '@/locales/needs';
import { routerBase, withoutBase } from '@/utils/routerBase';

/** How long a mouse stays on a link before the person is taken to want it (ms). */
const restMs = 60;

/** The portal's path that a link leads to in this tab; undefined for any other link. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isElsewhere =
    !link || link.target || link.download || link.origin !== window.location.origin;
  return isElsewhere ? undefined : link.pathname;
}

/** React keeps the function that loads a lazy component here until it is first rendered; Umi reads it likewise. */
function loaderOf(component: unknown): (() => Promise<unknown>) | undefined {
  const { _payload: payload } = component as { _payload?: { _result?: unknown } };
  const load = payload?._result;
  return typeof load === 'function' ? () => load() : undefined;
}

/**
 * Fetches the screen behind a link as soon as a finger touches it or a mouse rests on it, so that it is on its way before
 * the click. Umi's own prefetching ignores touch, and offline it leaves an unhandled rejection.
 */
export function usePrefetch(): void {
  const { clientRoutes, routeComponents } = useAppData();
  const { isSignedIn } = useAccess();
  useEffect(() => {
    const fetchScreen = (path: string) => {
      fetchTexts(textsFor(withoutBase(path), isSignedIn)).catch(noop);
      for (const { route } of matchRoutes(clientRoutes, path, routerBase() || '/') ?? []) {
        // Umi gives each route its id, which the router's type does not know.
        const { id = '' } = route as { id?: string };
        const load = loaderOf(routeComponents[id] ?? {});
        // If it fails, the click asks again and says so.
        load?.().catch(noop);
      }
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
  }, [clientRoutes, routeComponents, isSignedIn]);
}
