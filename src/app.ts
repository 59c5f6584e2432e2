import { history, Navigate } from '@umijs/max';
import { createElement, type ReactNode } from 'react';
import AppProvider from '@/layouts/AppProvider';
import { addEntryTexts, loadTexts } from '@/locales/load';
import { requestConfig } from '@/request/config';
import { startSession } from '@/session/start';
import type { InitialState } from '@/session/types';
import { getUser } from '@/session/user';
import { pathFromHash } from '@/utils/hashEntry';
import { currentPack } from '@/utils/locale';
import { oneSlashPath } from '@/utils/ownPath';
import { routerBase } from '@/utils/routerBase';

const guestScreens = /\/(censorlogin|regist|forgetpassword|inforgister|tmplrgister)$/;

/** Start-up (spec §4): token and user first, the language's texts beside them; nothing shows before. */
export async function getInitialState(): Promise<InitialState> {
  addEntryTexts();
  const pack = currentPack();
  const texts = [loadTexts(pack, 'screens')];
  // A head start: the layout would ask for them too (layouts/PersonTexts).
  if (getUser()) texts.push(loadTexts(pack, 'person'));
  if (getUser() || guestScreens.test(window.location.pathname))
    texts.push(loadTexts(pack, 'forms'));
  const [state] = await Promise.all([startSession(), ...texts]);
  return state;
}

export const request = requestConfig;

export const locale = { getLocale: currentPack };

export function innerProvider(container: ReactNode) {
  return createElement(AppProvider, null, container);
}

/**
 * Brings the address to what the router reads, before anything is drawn: an incoming `#/path` to that path, and a
 * path that begins with several slashes to one, as links made from it would name another host.
 */
function enter({ pathname, search, hash }: Location): void {
  const path = pathFromHash(hash);
  const wanted = path ? routerBase() + path : oneSlashPath(pathname) + search + hash;
  if (wanted === pathname + search + hash) return;
  window.history.replaceState(path ? null : window.history.state, '', wanted);
}

/** The router base is the root unless the page defines another (spec §2). */
export function modifyContextOpts<T extends object>(opts: T): T & { basename: string } {
  const basename = window.routerBase ?? '/';
  enter(window.location);
  window.addEventListener('hashchange', () => {
    const next = pathFromHash(window.location.hash);
    if (next) history.replace(next);
  });
  return { ...opts, basename };
}

interface ClientRoute {
  path?: string;
  id?: string;
  element?: ReactNode;
  children?: ClientRoute[];
}

/**
 * Choosing a unit leads from one path of a screen to its longer one (spec §2). The same element at both keeps
 * what stands there; two lazy pages would be built one after the other, without focus and scroll.
 */
function keepScreen(routes: ClientRoute[], path: string, longer: string): void {
  const all = routes.flatMap((route) => [route, ...(route.children ?? [])]);
  const one = all.find((route) => route.path === path);
  const other = all.find((route) => route.path === longer);
  if (one && other) other.element = one.element;
}

/**
 * The router takes `/;`, `/%` and `/@` for no beginning of a path under the root layout (react-router 6.3, compilePath), and
 * draws nothing: the page for unknown addresses, in its layout, is there for them too.
 */
function catchAll(routes: ClientRoute[]): void {
  for (const layout of [...routes]) {
    const unknown = layout.children?.find((route) => route.path === '*');
    if (unknown) routes.push({ ...layout, path: '/*', children: [unknown] });
  }
}

/** `/index.html` cannot be a file of the site map (spec §2). */
export function patchClientRoutes({ routes }: { routes: ClientRoute[] }) {
  keepScreen(routes, 'recruitment/:id', 'recruitment/:id/:unitId');
  catchAll(routes);
  routes.unshift({
    id: 'index.html',
    path: '/index.html',
    element: createElement(Navigate, { to: '/home', replace: true }),
  });
}
