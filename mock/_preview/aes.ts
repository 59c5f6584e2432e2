import { createDecipheriv } from 'node:crypto';

const keyLength = 16;

/** The key as AES-128 takes it: padded with `0` or cut to 16 (spec §7, §9; contract: Common rules). */
function keyBytes(key: string): Buffer {
  return Buffer.from(key.slice(0, keyLength).padEnd(keyLength, '0'), 'utf8');
}

/** The value in base64 of AES-128-ECB with PKCS#7 of its JSON; `undefined` when the text is not base64 of that key's cipher, or no JSON. */
export function decrypt(payload: string, key: string): unknown {
  try {
    const decipher = createDecipheriv('aes-128-ecb', keyBytes(key), null);
    const text = decipher.update(payload, 'base64', 'utf8') + decipher.final('utf8');
    return JSON.parse(text);
  } catch {
    // Wrong key, broken base64 or no JSON: the caller refuses all three alike.
    return undefined;
  }
}
