import { useAccess, useLocation, useModel } from '@umijs/max';
import { useEffect } from 'react';
import { useT } from '@/hooks/useT';
import { alreadySaid } from '@/request/alreadySaid';
import { showMessage } from '@/request/feedback';
import { forgetWanted, wantedPosition } from './collectLater';

/** The screens on the way to a session; anywhere else a choice is either done or given up. */
const onTheWay = /^\/(?:censorlogin|regist|forgetpassword)$/;

/**
 * Collects what a visitor chose before signing in, once, when the login has led a candidate straight back to that
 * page. Going anywhere else gives the choice up: it is never done on another page or for who signs in later.
 */
export function useCollectLater(): void {
  const t = useT();
  const { pathname, search } = useLocation();
  const { canUseCandidateScreens } = useAccess();
  const { setCollected } = useModel('collection');

  useEffect(() => {
    if (onTheWay.test(pathname)) return;
    const wanted = wantedPosition(Date.now());
    forgetWanted();
    if (!wanted || !canUseCandidateScreens || wanted.path !== pathname + search) return;
    setCollected(wanted.id, true)
      .then(() => showMessage('success', t('positions.collect.kept', { name: wanted.name })))
      .catch(alreadySaid);
  }, [pathname, search, canUseCandidateScreens, setCollected, t]);
}
