import { serverRoot } from '@/utils/pageValues';
import { site } from '../../config/site';

/** The server's address of a path: server root and `/pt` before it (spec §7, §9). */
export function prefixed(path: string): string {
  return serverRoot + site.apiPrefix + path;
}

/** The query as text: arrays are repeated (a=1&a=2), undefined and null are left out (contract: Common rules). */
export function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  return query.toString();
}

/** The whole address of a read: the filled path with its query, as the browser sends it. */
export function addressOf(url: string, params: object = {}): string {
  const query = queryOf({ ...params });
  return query ? `${url}?${query}` : url;
}
