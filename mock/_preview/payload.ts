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
 * The decrypted `payload` of a body, under the key of `domain`: that of the path, of who is signed in, or portal for what
 * candidates alone do. `undefined` when it does not open.
 */
export function openPayload(ctx: Ctx, domain: Domain): Fields | undefined {
  const opened = decrypt(ctx.body.text('payload'), KEYS[domain]);
  return isRecord(opened) ? fieldsOf(opened) : undefined;
}

/** The refusal of a body whose payload does not open. */
export function badPayload(): EnvelopeReply {
  return fail('VALIDATION', '请求内容无法解密，请刷新页面后重试');
}
