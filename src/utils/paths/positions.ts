import type { TextKey } from '@/locales/keys';
import { withoutParameter } from '@/utils/query';
import { safeReturnPath } from '@/utils/returnPath';

/** Where a visitor of a position came from (docs/product.md, Parameters in paths). */
export type PositionSource =
  | 'home'
  | 'search'
  | 'list'
  | 'saved'
  | 'recent'
  | 'unit'
  | 'notice'
  | 'user';

/**
 * The path of a position's page. `backPath` is a portal path with its query, to return to exactly that list, without
 * the mark of an expiry; it is one percent-encoded segment, which the router decodes once (spec §2).
 */
export function positionPath(id: string, src?: PositionSource, backPath?: string): string {
  const path = `/recruitmentview/${encodeURIComponent(id)}`;
  if (!src) return path;
  return backPath ? `${path}/${src}/${encodeURIComponent(ended(backPath))}` : `${path}/${src}`;
}

/** A path without the mark of an expiry, which the login has ended. */
function ended(path: string): string {
  const [pathname = '', search] = path.split(/(?=\?)/, 2);
  return search ? pathname + withoutParameter(search, 'relogin') : path;
}

/** The address that opens a position in a new tab: a hash route without the frame (spec §2). */
export function newTabHref(id: string, src: PositionSource, backPath: string): string {
  return `#${positionPath(id, src, backPath)}?headStyle=false`;
}

/** The path of an application to a position (spec §2). */
export function applyPath(id: string): string {
  return `/apply/${encodeURIComponent(id)}/position`;
}

/** The login, which leads back to this portal path. */
export function loginPath(redirect: string): string {
  return `/censorlogin?${new URLSearchParams({ redirect })}`;
}

const backPaths: Readonly<Record<string, string>> = {
  home: '/home',
  user: '/user/deliveries',
  list: '/recruitmentlist/social',
  saved: '/recruitmentlist/saved',
  recent: '/recruitmentlist/recent',
  unit: '/searchPosition/enterprise',
  notice: '/notice',
};

/** The path for a `src`; one that contains a digit is the id of the unit whose list it was (spec §2: second id). */
function sourcePath(src: string): string | undefined {
  if (Object.keys(backPaths).includes(src)) return backPaths[src];
  return /^[\w-]*\d[\w-]*$/.test(src) ? `/recruitment/${encodeURIComponent(src)}` : undefined;
}

/** Where the way back of a position leads: `backUrl` if it is in the portal, else the path for `src`. */
export function wayBack(src: string | undefined, backUrl: string | undefined): string {
  return safeReturnPath(backUrl) ?? sourcePath(src ?? '') ?? '/searchPosition/all';
}

/** The label of the way back. */
export function backTextKey(path: string): TextKey {
  if (/^\/(searchPosition|recruitmentlist|recruitment)\//.test(path))
    return 'positions.detail.back.list';
  if (/^\/home/.test(path)) return 'positions.detail.back.home';
  return path.startsWith('/user/deliveries')
    ? 'positions.detail.back.user'
    : 'positions.detail.back.page';
}
