import { history } from '@umijs/max';
import { Modal } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useT } from '@/hooks/useT';
import { getUser } from '@/session/user';

/**
 * Asks before unsaved work is left; going to another section or logging in over the page is no leaving.
 * Answers the question's place on the page.
 */
export function useLeaveGuard(
  isDirty: boolean,
  isInside: (pathname: string) => boolean,
): ReactNode {
  const t = useT();
  const [modal, holder] = Modal.useModal();
  useEffect(() => {
    if (!isDirty) return undefined;
    // The browser's own question on closing the tab comes with the block.
    const unblock = history.block((transition) => {
      const go = () => {
        unblock();
        transition.retry();
      };
      if (isInside(transition.location.pathname) || !getUser()) {
        go();
        return;
      }
      modal.confirm({
        title: t('resume.leave.title'),
        content: t('resume.leave.hint'),
        okText: t('resume.leave.go'),
        cancelText: t('resume.leave.stay'),
        onOk: go,
      });
    });
    return unblock;
  }, [isDirty, isInside, modal, t]);
  return holder;
}
