import { useLocation, useNavigate } from '@umijs/max';

/** The step that the URL names (`?step=`), and navigation to another one. */
export function useStepInUrl<Step extends string>() {
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const go = (step: Step, options?: { replace: boolean; state?: unknown }) => {
    query.set('step', step);
    navigate(`?${query}`, options);
  };
  return { wanted: query.get('step'), go };
}
