import { useModel } from '@umijs/max';
import { useCall } from '@/hooks/useCall';
import { useUser } from '@/hooks/useUser';
import { getAccountInfo } from '@/services/account';
import type { AccountInfo, User } from '@/services/types';
import { updateUser } from '@/session/user';

/** The account of the person signed in (contract: userinfo/info), and what takes in a change of it. */
export function useAccount() {
  const user = useUser();
  const { setInitialState } = useModel('@@initialState');
  const { data, error, loading, refresh, mutate } = useCall(() => getAccountInfo(), {
    refreshDeps: [user?.loginName],
  });

  /** The server took a change: shown here, kept in the session, and followed by the header at once. */
  const adopt = (info: AccountInfo, changes: Pick<User, 'mobile' | 'email'> = {}) => {
    mutate(info);
    const next = updateUser({ name: info.name, avatarFileId: info.avatarFileId, ...changes });
    if (next) void setInitialState({ status: 'ready', user: next });
  };

  return { info: data, error, isLoading: loading, refresh, adopt };
}

/** An account that is there, for the parts of its screens. */
export interface Account {
  info: AccountInfo;
  adopt: ReturnType<typeof useAccount>['adopt'];
  /** Asks the server again what holds. */
  refresh: () => void;
}
