import { history, Outlet, useLocation, useModel, useSelectedRoutes } from '@umijs/max';
import { useEffect, useLayoutEffect } from 'react';
import { useScrollRestoration } from '@/hooks/useScrollRestoration';
import { useT } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import { canonicalPath } from '@/utils/canonicalPath';
import { setRouteTitle } from '@/utils/documentTitle';
import { watchPresses } from '@/utils/lastPress';
import { routerBase } from '@/utils/routerBase';
import { sharedAddress } from '@/utils/sharedAddress';
import Guard from './Guard';
import PortalFrame from './PortalFrame';
import ScreenTexts, { useScreenTexts } from './ScreenTexts';
import StandaloneFrame from './StandaloneFrame';
import StartFailure from './StartFailure';
import { useMonitoring } from './useMonitoring';
import { usePrefetch } from './usePrefetch';
import { useRouteMeta } from './useRouteMeta';
import { useSessionElsewhere } from './useSessionElsewhere';

/** The root layout (spec §2): frame, guard and title of the route in view. */
export default function RootLayout() {
  const meta = useRouteMeta();
  const { initialState, error } = useModel('@@initialState');
  useCanonicalPath();
  useCanonicalLink();
  useRouteTitle(useScreenTexts().isReady ? meta.title : undefined);
  useScrollRestoration();
  useSessionElsewhere();
  useMonitoring();
  useEffect(watchPresses, []);
  usePrefetch();

  // Without the texts of the screens nothing can be shown (src/app.ts); the boundary around the layout says so.
  if (error) throw error;
  if (initialState && initialState.status !== 'ready') {
    return <StartFailure state={initialState} />;
  }
  const Frame = meta.frame === 'bare' ? StandaloneFrame : PortalFrame;
  return (
    <Frame>
      <ScreenTexts>
        <Guard guard={meta.guard}>
          <Outlet />
        </Guard>
      </ScreenTexts>
    </Frame>
  );
}

/** Replaces a path in the wrong case, with a trailing slash or with what chats add by the path of the site map. */
function useCanonicalPath(): void {
  const { pathname, search, hash } = useLocation();
  const pattern = useSelectedRoutes().at(-1)?.route.path;
  const shared = sharedAddress({ pathname, search, hash });
  const isKnown = pattern !== undefined && pattern !== '*';
  const wanted = isKnown ? canonicalPath(pattern, shared.pathname) : shared.pathname;
  const next = wanted + shared.search + shared.hash;
  const isOther = next !== pathname + search + hash;
  useLayoutEffect(() => {
    if (isKnown && isOther) history.replace(next);
  }, [isKnown, isOther, next]);
  // The page for unknown addresses is drawn at once, before the router listens to the history.
  useEffect(() => {
    if (!isKnown && isOther) history.replace(next);
  }, [isKnown, isOther, next]);
}

/** A thing's address may go on with where the visitor came from (spec §2); that is no other page. */
const things = /^(\/(?:recruitmentview|notice)\/[^/]+)\/.*/;

/** Names the page's one address for search engines, without query and way back. */
function useCanonicalLink(): void {
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

/** Sets the route's title, which stands while its screen has no more exact one (PageHead). */
function useRouteTitle(title: TextKey | undefined): void {
  const t = useT();
  useLayoutEffect(() => {
    setRouteTitle(title ? t(title) : '');
  }, [title, t]);
}
