import { history } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { type ReactNode, useEffect, useState } from 'react';
import type { TextKey } from '@/locales/keys';
import { getUser } from '@/session/user';
import { withoutBase } from '@/utils/routerBase';
import { loadQuestion, useQuestion } from './useQuestion';
import { useT } from './useT';

type Transition = Parameters<Parameters<typeof history.block>[0]>[0];

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
  const { ask, holder } = useQuestion();
  const [owner] = useState(getUser);
  useEffect(() => {
    // Asked without a connection too: what asks is fetched with the first change. If it fails, leaving fetches it again.
    if (isDirty) loadQuestion().catch(() => undefined);
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
    // The browser's own question on closing the tab comes with the block.
    let unblock = history.block(judge);
    return () => {
      isOn = false;
      unblock();
    };

    async function judge({ location, retry }: Transition) {
      // An empty path is the one in view with another query, as an expiry sets it (session/query).
      const isNoLeaving =
        location.pathname === '' ||
        isInside(withoutBase(location.pathname)) ||
        (owner !== undefined && !getUser());
      if (!isNoLeaving && !(await askFirst())) return;
      unblock();
      // Who only went elsewhere inside is asked again by the next step.
      const stop = history.listen(() => {
        stop();
        if (isOn) unblock = history.block(judge);
      });
      retry();
    }
  }, [isDirty, isInside, owner, askFirst]);
  return holder;
}
