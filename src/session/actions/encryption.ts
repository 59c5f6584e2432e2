import type { CallOptions } from '@/request/types';
import { toWire } from '@/request/wire';
import type {
  ChangePasswordPayload,
  ContactPayload,
  Domain,
  EncryptedBody,
  FirstPasswordPayload,
  LoginPayload,
  RegistPayload,
  RegistrationPayload,
  RetrievePasswordPayload,
  UnsubscribePayload,
} from '@/services/types';
import { getRegistRules } from '@/services/user';
import { sessionChangeCheck } from '@/session/state/otherTabs';
import { limits, site } from '../../../config/site';

type Payload =
  | ChangePasswordPayload
  | ContactPayload
  | FirstPasswordPayload
  | LoginPayload
  | RegistPayload
  | RegistrationPayload
  | RetrievePasswordPayload
  | UnsubscribePayload;

const padding = '0';

/**
 * The key as AES-128 needs it: 16 characters, padded with `0` or cut (spec §7, §9; contract: Common rules).
 * @throws a RangeError for characters beyond ASCII
 */
export function fitKey(key: string): string {
  const fitted = key.slice(0, limits.keyLength).padEnd(limits.keyLength, padding);
  // Beyond ASCII a character has more than one byte, and 16 characters are no AES-128 key.
  if (!/^[\x20-\x7e]+$/.test(fitted))
    throw new RangeError('The key holds other than ASCII characters');
  return fitted;
}

/**
 * Encrypts a payload: UTF-8 JSON, AES-128-ECB with PKCS#7, base64 (contract: Common rules). The cipher's code is loaded
 * at the first use.
 * @throws a RangeError for an unusable key; an error of the browser when the code cannot be loaded
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

/**
 * The body of an encrypted call: the payload under the key that `toregist/{domain}` gives now (spec §7).
 * @throws what getRegistRules and encryptPayload throw; an Error with code ERR_CANCELED when another tab has changed
 *   the session meanwhile
 */
export async function encryptedBody(
  plain: Payload,
  options?: CallOptions,
  domain: Domain = site.defaultDomain,
): Promise<EncryptedBody> {
  const cancelIfSessionChanged = sessionChangeCheck();
  const { key } = await getRegistRules(domain, options);
  const payload = await encryptPayload(toWire(plain), key);
  cancelIfSessionChanged();
  return { payload };
}
