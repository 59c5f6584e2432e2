import { useLocation, useNavigate } from '@umijs/max';
import { useUnmountedRef } from 'ahooks';

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
