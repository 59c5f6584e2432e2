import { createCipheriv } from 'node:crypto';
import { limits } from '../../../config/site';

/** The key as it is used: padded with `0` or cut to 16 characters (spec §7; contract: Common rules). */
function paddedKey(key: string): Buffer {
  return Buffer.from(key.slice(0, limits.keyLength).padEnd(limits.keyLength, '0'), 'ascii');
}

/** Whether the key can be padded or cut to 16 characters of one byte each. */
export const isUsableKey = (key: string): boolean => /^[\x20-\x7e]+$/.test(key);

/** UTF-8 JSON of `value` as the portal encrypts it: AES-128-ECB, PKCS#7, base64. */
export function encrypted(value: object, key: string): string {
  const cipher = createCipheriv('aes-128-ecb', paddedKey(key), null);
  return cipher.update(JSON.stringify(value), 'utf8', 'base64') + cipher.final('base64');
}
