import { history } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { loadDialog } from '@/components/Confirm';
import type { TextKey } from '@/locales/keys';
import { getUser } from '@/session/state/user';
import { withoutBase } from '@/utils/routerBase';
import { hasUploads, onUploads } from '@/utils/upload/runningUploads';
import { useQuestion } from './useQuestion';
import { useT } from './useT';

type Transition = Parameters<Parameters<typeof history.block>[0]>[0];

const isHere = (pathname: string) => pathname === withoutBase(history.location.pathname);

/**
 * Asks before a page with unsaved work is left, and says what happens to the work. Navigation within the screen (`isInside`;
 * else its path), signing out and the login over the page do not ask. Returns the element that shows the question.
 */
export function useLeaveGuard(
  hasChanges: boolean,
  hint: TextKey,
  isInside: (pathname: string) => boolean = isHere,
): ReactNode {
  const t = useT();
  const { ask, holder } = useQuestion();
  const [owner] = useState(getUser);
  // A file on its way is unsaved work, too: leaving stops it.
  const isUploading = useSyncExternalStore(onUploads, hasUploads);
  const isDirty = hasChanges || isUploading;
  useEffect(() => {
    // Fetches the dialog with the first change, so that it also works offline. If this fails, leaving fetches it again.
    if (isDirty) loadDialog().catch(() => undefined);
  }, [isDirty]);
  const askFirst = useMemoizedFn(() =>
    ask({
      title: t('common.leave.title'),
      content: t(hint),
      okText: t('common.leave.go'),
      cancelText: t('common.leave.stay'),
    }),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    let isOn = true;
    // The block also makes the browser ask when the tab is closed.
    let unblock = history.block(onNavigate);
    return () => {
      isOn = false;
      unblock();
    };

    async function onNavigate({ location, retry }: Transition) {
      // An empty path means the current page with another query, as an expiry sets it (utils/query).
      const isAllowed =
        location.pathname === '' ||
        isInside(withoutBase(location.pathname)) ||
        (owner !== undefined && !getUser());
      if (!isAllowed && !(await askFirst())) return;
      unblock();
      // The person stays in the screen, so the next navigation is blocked again.
      const stop = history.listen(() => {
        stop();
        if (isOn) unblock = history.block(onNavigate);
      });
      retry();
    }
  }, [isDirty, isInside, owner, askFirst]);
  return holder;
}
