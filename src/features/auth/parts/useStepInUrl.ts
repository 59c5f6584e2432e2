import { history, useLocation, useNavigate } from '@umijs/max';
import { useUnmountedRef } from 'ahooks';
import { useEffect, useRef } from 'react';

/** The step that the URL names (`?step=`), and navigation to another one, which is none once the screen is left. */
export function useStepInUrl<Step extends string>() {
  const navigate = useNavigate();
  const isLeft = useUnmountedRef();
  const query = new URLSearchParams(useLocation().search);
  const go = (step: Step, options?: { replace: boolean; state?: unknown }) => {
    if (isLeft.current) return;
    query.set('step', step);
    navigate(`?${query}`, options);
  };
  return { wanted: query.get('step'), go };
}

/**
 * A step that the URL names (`named`, once it is known which can be shown) and that cannot be shown yet gives way to the one that is:
 * what is typed there must not lead on by itself. The errors of a step go when Back or Forward leads to another one, which has other
 * fields.
 */
export function useShownStep<Step extends string>(
  shown: Step,
  named: string | null | false | undefined,
  go: (step: Step, options: { replace: boolean }) => void,
  refuse: (none: []) => void,
): void {
  useEffect(() => {
    if (named && named !== shown) go(shown, { replace: true });
  });
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (history.action === 'POP') refuse([]);
  }, [shown, refuse]);
}
