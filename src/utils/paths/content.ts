import type { TextKey } from '@/locales/keys';

/** The path of a notice. `src` says where the reader comes from: a known word, or a unit's id (spec §2). */
export function noticePath(id: string, src?: string): string {
  const path = `/notice/${encodeURIComponent(id)}`;
  return src ? `${path}/${encodeURIComponent(src)}` : path;
}

/** The address of an open answer. */
export function questionPath(id: string): string {
  return `/questionandanswer#${encodeURIComponent(id)}`;
}

interface WayBack {
  to: string;
  key: TextKey;
}

const list: WayBack = { to: '/notice', key: 'content.back.list' };

const ways: Readonly<Record<string, WayBack>> = {
  home: { to: '/home', key: 'content.back.home' },
  search: { to: '/searchPosition/all', key: 'content.back.search' },
  list,
  unit: { to: '/searchPosition/enterprise', key: 'content.back.units' },
  notice: list,
  user: { to: '/usercenter', key: 'content.back.user' },
};

/** An id contains a digit. Any other unknown word leads back to the list. */
const idPattern = /^(?=.*\d)[\w-]{1,40}$/;

/** Where the way back of a notice leads (docs/product.md, Parameters in paths); an id is a unit's. */
export function noticeWayBack(src: string | undefined): WayBack {
  if (!src) return list;
  if (Object.keys(ways).includes(src)) return ways[src] ?? list;
  return idPattern.test(src) ? { to: `/unitInfo/${src}`, key: 'content.back.unit' } : list;
}
