import { site } from '../../config/site';
import type { PathParams } from './types';

const placeholder = /\{([^{}]*)\}/g;

/**
 * Fills the `{param}` placeholders, each value percent-encoded (contract: Common rules). Throws a TypeError
 * for a placeholder without a usable value: the path would mean another resource.
 */
export function fillPath(template: string, params: PathParams = {}): string {
  return template.replace(placeholder, (_whole, name: string) => {
    const value = String((Object.hasOwn(params, name) ? params[name] : undefined) ?? '');
    // Encoding leaves dots alone, and a segment of dots climbs out of the path even as %2E (URL Standard).
    if (value === '' || value === '.' || value === '..') {
      throw new TypeError(`No usable value for {${name}} in ${template}`);
    }
    return encodeURIComponent(value);
  });
}

/** The address of a call: server root, `/pt`, and the filled path (spec §7, §9). */
export function callUrl(template: string, params?: PathParams): string {
  return site.serverRoot + site.apiPrefix + fillPath(template, params);
}

/** A query's text: arrays are repeated (a=1&a=2), what is missing is left out (contract: Common rules). */
export function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  return query.toString();
}
