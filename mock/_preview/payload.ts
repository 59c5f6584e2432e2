import { decrypt } from './aes';
import { isRecord } from './fields';
import { type EnvelopeReply, fail } from './reply';
import type { Ctx } from './route';

// One key of 16 characters and one shorter, so that the padding rule of spec §7 is walked too.
const KEYS: Record<string, string> = { portal: 'Zc-Portal-2026#k', censor: 'Zc-Censor-26' };

/** The key `toregist/{domain}` hands out; `undefined` for an unknown domain. */
export function keyOf(domain: string): string | undefined {
  return Object.hasOwn(KEYS, domain) ? KEYS[domain] : undefined;
}

/** The decrypted `payload` of a body, under the key of `domain` (the session's, else portal); `undefined` when it does not open. */
export function openPayload(ctx: Ctx, domain?: string): Record<string, unknown> | undefined {
  const key = keyOf(domain ?? ctx.session?.domain ?? 'portal');
  const opened = key === undefined ? undefined : decrypt(ctx.body.text('payload'), key);
  return isRecord(opened) ? opened : undefined;
}

/** The refusal of a body whose payload does not open. */
export function badPayload(): EnvelopeReply {
  return fail('VALIDATION', '请求内容无法解密，请刷新页面后重试');
}
