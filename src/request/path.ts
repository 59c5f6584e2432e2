import { siteValues } from '@/utils/siteValues';
import { site } from '../../config/site';
import type { PathParams } from './types';
import { placeOf } from './wire';

const placeholder = /\{([^{}]*)\}/g;

/** An id that a call needs and the server's answer before it did not have; nothing was sent. */
export class MissingPathValue extends TypeError {}

/**
 * Fills the `{param}` placeholders, each value percent-encoded (contract: Common rules).
 * @throws a MissingPathValue for a placeholder without a usable value, because the path would lead to another resource
 */
export function fillPath(template: string, params: PathParams = {}): string {
  return template.replace(placeholder, (_whole, name: string) => {
    const value = String((Object.hasOwn(params, name) ? params[name] : undefined) ?? '');
    // Encoding does not change dots, and a segment `..` leads out of the path, also as %2E (URL Standard).
    if (value === '' || value === '.' || value === '..') {
      throw new MissingPathValue(`No usable value for {${name}} in ${template}`);
    }
    return encodeURIComponent(value);
  });
}

/**
 * The address of a call: server root, `/pt`, and the filled path (spec §7, §9), where the server has it.
 * @throws a MissingPathValue as fillPath does
 */
export function callUrl(template: string, params?: PathParams, method = 'get'): string {
  const path = fillPath(placeOf(method, template).path, params);
  return siteValues.serverRoot + site.apiPrefix + path;
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
