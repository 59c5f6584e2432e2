import type { Domain } from '../../src/services/types';
import { type EnvelopeReply, fail } from './reply';

const names: Record<Domain, string> = { portal: '求职者', censor: '审核人' };

/** The domain a path names; `undefined` for any other word (spec §6). */
export function domainOf(value: string): Domain | undefined {
  return value === 'portal' || value === 'censor' ? value : undefined;
}

/** The domain's name for people. */
export function domainName(domain: Domain): string {
  return names[domain];
}

/** NOT_FOUND, for a domain that does not exist. */
export function noSuchDomain(): EnvelopeReply {
  return fail('NOT_FOUND', '登录域不存在');
}
