import { useModel } from '@umijs/max';
import { useCall } from '@/hooks/useCall';
import { useUser } from '@/hooks/useUser';
import { changeName, getAccountInfo } from '@/services/account';
import type { AccountInfo, User } from '@/services/types';
import { updateUser } from '@/session/state/user';

/** The account of the signed-in person (contract: userinfo/info), and a function that updates it. */
export function useAccount() {
  const user = useUser();
  const { setInitialState } = useModel('@@initialState');
  const { data, error, loading, refresh, mutate } = useCall(() => getAccountInfo(), {
    refreshDeps: [user?.loginName],
  });

  /** After the server has accepted a change: updates this screen, the session and the header. */
  const adopt = (info: AccountInfo, changes: Pick<User, 'mobile' | 'email'> = {}) => {
    mutate(info);
    const next = updateUser({ name: info.name, avatarFileId: info.avatarFileId, ...changes });
    if (next) void setInitialState({ status: 'ready', user: next });
  };

  /** Changes the name or the picture (contract: userinfo/changeName). Rejects as the request runtime does. */
  const rename = async (...sent: Parameters<typeof changeName>) => adopt(await changeName(...sent));

  return { info: data, error, isLoading: loading, refresh, adopt, rename };
}

/** A loaded account, for the parts of its screens. */
export interface Account
  extends Pick<ReturnType<typeof useAccount>, 'adopt' | 'rename' | 'refresh'> {
  info: AccountInfo;
}
