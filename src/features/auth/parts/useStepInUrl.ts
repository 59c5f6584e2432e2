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

/** Removes the errors of a step when Back or Forward leads to another one, which has other fields. */
export function useErrorsOfStep(step: string, refuse: (none: []) => void): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (history.action === 'POP') refuse([]);
  }, [step, refuse]);
}
