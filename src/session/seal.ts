import type { CallOptions } from '@/request/types';
import type {
  ChangePasswordPayload,
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
import { site } from '../../config/site';
import { encryptPayload } from './encryption';
import { refuseForLater } from './otherTabs';

type Plain =
  | ChangePasswordPayload
  | FirstPasswordPayload
  | LoginPayload
  | RegistPayload
  | RegistrationPayload
  | RetrievePasswordPayload
  | UnsubscribePayload;

/**
 * The body of an encrypted call: the payload under the key that `toregist/{domain}` names now (spec §7). Rejects
 * when the key or the cipher's code cannot be had, and as cancelled when somebody else has signed in meanwhile.
 */
export async function sealPayload(
  plain: Plain,
  options?: CallOptions,
  domain: Domain = site.defaultDomain,
): Promise<EncryptedBody> {
  const refuseIfOther = refuseForLater();
  const { key } = await getRegistRules(domain, options);
  const payload = await encryptPayload(plain, key);
  refuseIfOther();
  return { payload };
}
