import { useModel } from '@umijs/max';
import { useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import { logout } from '@/session/actions/logout';

/** Signs out once, however often it is called. The layout then leaves the person's screens or renders them again. */
export function useSignOut() {
  const t = useT();
  const { setInitialState } = useModel('@@initialState');
  const [isSigningOut, setSigningOut] = useState(false);
  // Stays true until the person's screens are gone: a second press may come in between.
  const isRunning = useRef(false);
  const signOut = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSigningOut(true);
    try {
      const { isServerAnnounced, leaveTo } = await logout();
      // Cleared before leaving: Back may restore this page from the browser's cache.
      await setInitialState({ status: 'ready' });
      if (leaveTo) {
        window.location.assign(leaveTo);
        return;
      }
      if (isServerAnnounced) showMessage('success', t('frame.user.signedOut'));
      else showMessage('warning', t('frame.user.signOutFailed'));
    } catch (error) {
      isRunning.current = false;
      setSigningOut(false);
      throw error;
    }
  };
  return { signOut, isSigningOut };
}
