import { history, matchRoutes } from '@umijs/max';
import { createElement, type ReactNode } from 'react';
import AppProvider from '@/layouts/AppProvider';
import { addEntryTexts, loadTexts } from '@/locales/load';
import { type TextSet, textsFor } from '@/locales/textSets';
import { requestConfig } from '@/request/runtime';
import { type InitialState, startSession } from '@/session/actions/start';
import { getUser } from '@/session/state/user';
import { watchLeaving } from '@/utils/chunkError';
import { normaliseAddress, pathFromHash } from '@/utils/hashEntry';
import { currentPack, keepLanguage } from '@/utils/locale';
import { routerBase } from '@/utils/routerBase';
import { sharedAddress } from '@/utils/sharedAddress';

interface ClientRoute {
  path?: string;
  id?: string;
  element?: ReactNode;
  children?: ClientRoute[];
  texts?: readonly TextSet[];
  guard?: string;
}

declare global {
  interface Window {
    /** All scripts of the page have run (config/startCheck.js). */
    isPortalStarted?: boolean;
  }
}

/** The routes made from src/pages, once they are complete. */
let siteMap: ClientRoute[] = [];

/**
 * Start-up (spec §4): loads the token and user and, at the same time, the screen's texts. Nothing but the spinner shows
 * before both have loaded.
 */
export async function getInitialState(): Promise<InitialState> {
  const pack = currentPack();
  const page = matchRoutes(siteMap, window.location.pathname, routerBase() || '/')?.at(-1)?.route;
  const sets = textsFor(page as ClientRoute | undefined, getUser() !== undefined);
  const texts = sets.map((set) => loadTexts(pack, set));
  const [state] = await Promise.all([startSession(), ...texts]);
  return state;
}

export const request = requestConfig;

export const locale = { getLocale: currentPack };

export function innerProvider(container: ReactNode) {
  return createElement(AppProvider, null, container);
}

/** Before anything is drawn: sets the router base, which is the root unless the page defines another (spec §2). */
export function modifyContextOpts<T extends object>(opts: T): T & { basename: string } {
  window.isPortalStarted = true;
  // Before any part of the page is fetched.
  watchLeaving();
  keepLanguage();
  addEntryTexts();
  const basename = window.routerBase ?? '/';
  normaliseAddress(sharedAddress);
  window.addEventListener('hashchange', () => {
    const next = pathFromHash(window.location.hash);
    if (next) history.replace(next);
  });
  return { ...opts, basename };
}

const allOf = (routes: ClientRoute[]) =>
  routes.flatMap((route) => [route, ...(route.children ?? [])]);

/**
 * Two routes share one screen, as the longer one only adds a chosen unit (spec §2). With the same element at both,
 * choosing a unit keeps the screen mounted; two lazy pages would replace each other and lose focus and scroll position.
 */
function keepScreen(routes: ClientRoute[], path: string, longer: string): void {
  const all = allOf(routes);
  const one = all.find((route) => route.path === path);
  const other = all.find((route) => route.path === longer);
  if (one && other) other.element = one.element;
}

/**
 * Adds the page for unknown addresses, with its layout, at the top level too. Under the root layout the router does not
 * match paths such as `/;`, `/%` and `/@` (react-router 6.3, compilePath), and would show an empty page.
 */
function catchAll(routes: ClientRoute[]): void {
  for (const layout of [...routes]) {
    const unknown = layout.children?.find((route) => route.path === '*');
    if (unknown) routes.push({ ...layout, path: '/*', children: [unknown] });
  }
}

/**
 * Completes the routes made from src/pages. `/index.html` (spec §2) is added here: no file there can have that name. It
 * leads where `/` leads, and keeps the query as that does.
 */
export function patchClientRoutes({ routes }: { routes: ClientRoute[] }) {
  keepScreen(routes, 'recruitment/:id', 'recruitment/:id/:unitId');
  catchAll(routes);
  const root = allOf(routes).find((route) => route.id === 'index');
  routes.unshift({ ...root, id: 'index.html', path: '/index.html' });
  siteMap = routes;
}
