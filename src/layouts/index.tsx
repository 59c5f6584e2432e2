import { history, Outlet, useLocation, useModel, useSelectedRoutes } from '@umijs/max';
import { useEffect, useLayoutEffect } from 'react';
import { useScrollRestoration } from '@/hooks/useScrollRestoration';
import { useT } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import { canonicalPath } from '@/utils/canonicalPath';
import { setRouteTitle } from '@/utils/documentTitle';
import { routerBase } from '@/utils/routerBase';
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

/** Replaces a path in the wrong case or with a trailing slash by the path of the site map. */
function useCanonicalPath(): void {
  const { pathname, search, hash } = useLocation();
  const pattern = useSelectedRoutes().at(-1)?.route.path;
  useLayoutEffect(() => {
    if (!pattern || pattern === '*') return;
    const wanted = canonicalPath(pattern, pathname);
    if (wanted !== pathname) history.replace({ pathname: wanted, search, hash });
  }, [pattern, pathname, search, hash]);
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
