import type { CallOptions } from '@/request/types';
import type { RegistPayload, User } from '@/services/types';
import { registerUser } from '@/services/user';
import { beginSession } from './begin';
import { withLivingToken } from './fetchToken';
import { sealPayload } from './seal';

/**
 * Registers with an encrypted payload (spec §7) and begins the session that the answer brings. Rejects with
 * VALIDATION, MOBILE_TAKEN, CODE_WRONG and their kin (contract, user/regist).
 */
export async function register(payload: RegistPayload, options?: CallOptions): Promise<User> {
  const body = await withLivingToken(() => sealPayload(payload, options));
  return beginSession(await registerUser(body, options));
}
