import { useAccess, useLocation, useModel } from '@umijs/max';
import { useEffect } from 'react';
import { useT } from '@/hooks/useT';
import { ignoreReported } from '@/request/errorHandler';
import { showMessage } from '@/request/feedback';
import { takePendingCollect } from './pendingCollect';

/** The screens of the login; on any other screen the choice is carried out or dropped. */
const onTheWay = /^\/(?:censorlogin|regist|forgetpassword)$/;

/**
 * Saves the position that a visitor chose before the login, once, when the login has led a candidate back to that page.
 * Any other navigation drops the choice, so that it is never carried out on another page or for another person.
 */
export function useCollectAfterLogin(): void {
  const t = useT();
  const { pathname, search } = useLocation();
  const { canUseCandidateScreens } = useAccess();
  const { add } = useModel('collection');

  useEffect(() => {
    if (onTheWay.test(pathname)) return;
    const wanted = takePendingCollect(Date.now());
    if (!wanted || !canUseCandidateScreens || wanted.path !== pathname + search) return;
    add(wanted.id)
      .then(() => showMessage('success', t('positions.collect.kept', { name: wanted.name })))
      .catch(ignoreReported);
  }, [pathname, search, canUseCandidateScreens, add, t]);
}
