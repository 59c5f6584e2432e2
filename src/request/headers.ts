import type { Token } from '@/services/types';
import { site } from '../../config/site';

/** The headers of every call (spec §7): marker, site, and the token under its own name with its domain. */
export function headersOf(token: Token | undefined): Record<string, string> {
  const headers: Record<string, string> = {
    'X-Requested-With': 'XMLHttpRequest',
    [site.headers.site]: site.siteId,
  };
  if (token) {
    headers[token.key] = token.value;
    if (token.domain) headers[site.headers.domain] = token.domain;
  }
  return headers;
}
