import { useModel } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import { logout } from '@/session/login';

/** Signs out once, however often it is pressed. The layout then leaves or draws anew what was the person's. */
export function useSignOut() {
  const t = useT();
  const { setInitialState } = useModel('@@initialState');
  const [isSigningOut, setSigningOut] = useState(false);
  const signOut = useLockFn(async () => {
    setSigningOut(true);
    try {
      const { isServerTold, leaveTo } = await logout();
      // Also before leaving: Back may bring this very page out of the browser's cache.
      await setInitialState({ status: 'ready' });
      if (leaveTo) {
        window.location.assign(leaveTo);
        return;
      }
      if (isServerTold) showMessage('success', t('frame.user.signedOut'));
      else showMessage('warning', t('frame.user.signOutFailed'));
    } finally {
      setSigningOut(false);
    }
  });
  return { signOut, isSigningOut };
}
