import { useModel } from '@umijs/max';
import { useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import { logout } from '@/session/login';

/** Signs out once, however often it is pressed. The layout then leaves or draws anew what was the person's. */
export function useSignOut() {
  const t = useT();
  const { setInitialState } = useModel('@@initialState');
  const [isSigningOut, setSigningOut] = useState(false);
  // Held until what shows the person is gone: a second press may come in between.
  const isBegun = useRef(false);
  const signOut = async () => {
    if (isBegun.current) return;
    isBegun.current = true;
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
    } catch (error) {
      isBegun.current = false;
      setSigningOut(false);
      throw error;
    }
  };
  return { signOut, isSigningOut };
}
