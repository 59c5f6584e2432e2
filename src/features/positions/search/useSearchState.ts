import { useAccess, useLocation, useNavigate, useParams } from '@umijs/max';
import { useCallback, useMemo, useRef } from 'react';
import { onThisPage } from '@/utils/onThisPage';
import { formatSearch, parseSearch, type SearchState } from './urlState';

/** The search in the URL: what it says now, the address of any other, and the way there. */
export function useSearchState() {
  const { searchType = 'all' } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { canUseCandidateScreens } = useAccess();
  const typedHref = useRef<string>(undefined);

  const state = useMemo(() => {
    const asked = parseSearch(searchType, new URLSearchParams(search));
    // A link's `meets` narrows nothing for somebody without a résumé, and must not look as if it did.
    return canUseCandidateScreens ? asked : { ...asked, meets: [] };
  }, [searchType, search, canUseCandidateScreens]);
  const hrefOf = useCallback(
    (next: SearchState) => onThisPage(formatSearch(searchType, next, search)),
    [searchType, search],
  );
  const go = useCallback((next: SearchState) => navigate(hrefOf(next)), [navigate, hrefOf]);
  /** While one types, all that is typed is one step of the history. */
  const goTyping = useCallback(
    (next: SearchState) => {
      const isSameStep = typedHref.current === onThisPage(search);
      typedHref.current = hrefOf(next);
      navigate(typedHref.current, { replace: isSameStep });
    },
    [navigate, hrefOf, search],
  );

  return { searchType, state, hrefOf, go, goTyping, path: pathname + search };
}
