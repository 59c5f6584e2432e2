import { prefixed } from './address';
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
  return prefixed(path);
}
