import type { Domain } from '../../src/services/types';
import { decrypt } from './aes';
import { type Fields, fieldsOf, isRecord } from './fields';
import { type EnvelopeReply, fail } from './reply';
import type { Ctx } from './route';

// One key of 16 characters and a shorter one, so that the padding of spec §7 is used too.
const keys: Record<Domain, string> = { portal: 'Zc-Portal-2026#k', censor: 'Zc-Censor-26' };

/** The key `toregist/{domain}` hands out. */
export function keyOf(domain: Domain): string {
  return keys[domain];
}

/**
 * The decrypted `payload` of a body; `undefined` when the key does not fit. `domain` is that of the path or of the signed-in
 * person; `portal` for calls that only candidates make.
 */
export function openPayload(ctx: Ctx, domain: Domain): Fields | undefined {
  const opened = decrypt(ctx.body.text('payload'), keys[domain]);
  return isRecord(opened) ? fieldsOf(opened) : undefined;
}

/** The answer to a payload that cannot be decrypted. */
export function badPayload(): EnvelopeReply {
  return fail('VALIDATION', '请求内容无法解密，请刷新页面后重试');
}
