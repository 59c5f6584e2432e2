import { site } from '../../config/site';

const padding = '0';

/** The key as AES-128 needs it: 16 characters, padded with `0` or cut (spec §7, §9; contract: Common rules). */
export function fitKey(key: string): string {
  const fitted = key.slice(0, site.keyLength).padEnd(site.keyLength, padding);
  // Beyond ASCII a character is more than one byte, and 16 characters are no AES-128 key.
  if (!/^[\x20-\x7e]+$/.test(fitted))
    throw new RangeError('The key holds other than ASCII characters');
  return fitted;
}

/**
 * Encrypts a payload as UTF-8 JSON by AES-128-ECB with PKCS#7, base64 (contract: Common rules), for the body
 * `{ payload }`. The cipher's code is fetched at the first use; rejects when that fails.
 */
export async function encryptPayload(value: unknown, key: string): Promise<string> {
  const [{ default: aes }, { default: ecb }, { default: pkcs7 }, { default: utf8 }] =
    await Promise.all([
      import(/* webpackChunkName: "aes" */ 'crypto-js/aes'),
      import(/* webpackChunkName: "aes" */ 'crypto-js/mode-ecb'),
      import(/* webpackChunkName: "aes" */ 'crypto-js/pad-pkcs7'),
      import(/* webpackChunkName: "aes" */ 'crypto-js/enc-utf8'),
    ]);
  const options = { mode: ecb, padding: pkcs7 };
  return aes.encrypt(JSON.stringify(value), utf8.parse(fitKey(key)), options).toString();
}
