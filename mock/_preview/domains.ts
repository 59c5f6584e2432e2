import type { Domain } from '../../src/services/types';
import { type EnvelopeReply, fail } from './reply';

const NAMES: Record<Domain, string> = { portal: '求职者', censor: '审核人' };

/** The domain a path names; `undefined` for any other word. Source: spec §6. */
export function domainOf(value: string): Domain | undefined {
  return value === 'portal' || value === 'censor' ? value : undefined;
}

/** What people call the domain. */
export function domainName(domain: Domain): string {
  return NAMES[domain];
}

/** NOT_FOUND of a domain that does not exist. */
export function noSuchDomain(): EnvelopeReply {
  return fail('NOT_FOUND', '登录域不存在');
}
