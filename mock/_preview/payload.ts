import type { Domain } from '../../src/services/types';
import { decrypt } from './aes';
import { type Fields, fieldsOf, isRecord } from './fields';
import { type EnvelopeReply, fail } from './reply';
import type { Ctx } from './route';

// One key of 16 characters and one shorter, so that the padding rule of spec §7 is walked too.
const KEYS: Record<Domain, string> = { portal: 'Zc-Portal-2026#k', censor: 'Zc-Censor-26' };

/** The key `toregist/{domain}` hands out. */
export function keyOf(domain: Domain): string {
  return KEYS[domain];
}

/**
 * The decrypted `payload` of a body, under the key of `domain`; without one under any of the keys, since a screen may
 * have asked for the key of either domain. `undefined` when it does not open.
 */
export function openPayload(ctx: Ctx, domain?: Domain): Fields | undefined {
  const keys = domain ? [KEYS[domain]] : Object.values(KEYS);
  const opened = keys.map((key) => decrypt(ctx.body.text('payload'), key)).find(isRecord);
  return opened && fieldsOf(opened);
}

/** The refusal of a body whose payload does not open. */
export function badPayload(): EnvelopeReply {
  return fail('VALIDATION', '请求内容无法解密，请刷新页面后重试');
}
