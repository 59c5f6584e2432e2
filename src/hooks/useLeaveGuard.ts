import { history } from '@umijs/max';
import { Modal } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import type { TextKey } from '@/locales/keys';
import { getUser } from '@/session/user';
import { withoutBase } from '@/utils/routerBase';
import { useT } from './useT';

/**
 * Asks before unsaved work is left, and says what becomes of it; going elsewhere inside, signing out or logging in
 * over the page is no leaving. Answers the question's place on the page.
 */
export function useLeaveGuard(
  isDirty: boolean,
  isInside: (pathname: string) => boolean,
  hint: TextKey,
): ReactNode {
  const t = useT();
  const [modal, holder] = Modal.useModal();
  const [owner] = useState(getUser);
  useEffect(() => {
    if (!isDirty) return undefined;
    // The browser's own question on closing the tab comes with the block.
    const unblock = history.block((transition) => {
      const go = () => {
        unblock();
        transition.retry();
      };
      const { pathname } = transition.location;
      // An empty path is the one in view with another query, as an expiry sets it (session/query).
      if (pathname === '' || isInside(withoutBase(pathname)) || (owner && !getUser())) {
        go();
        return;
      }
      modal.confirm({
        title: t('common.leave.title'),
        content: t(hint),
        okText: t('common.leave.go'),
        cancelText: t('common.leave.stay'),
        onOk: go,
      });
    });
    return unblock;
  }, [isDirty, isInside, owner, hint, modal, t]);
  return holder;
}
