import type { CallOptions } from '@/request/types';
import { getUserCenter } from '@/services/session';
import type { UserCenter } from '@/services/types';
import { getUser } from '@/session/state/user';
import { noteDates } from '@/utils/keepDates';

/** Reads what waits for the person (contract: usercenter); its dates can be read without a connection from then on. */
export async function readUserCenter(options?: CallOptions): Promise<UserCenter> {
  const center = await getUserCenter(options);
  const user = getUser();
  if (user) void noteDates(center, user.loginName);
  return center;
}
