import { history, useLocation, useNavigate } from '@umijs/max';
import { useCallback, useMemo, useRef } from 'react';
import type { UrlCodec } from '@/utils/listCodec';
import { onThisPage } from '@/utils/onThisPage';

/** A screen's state in the URL: the current state, the address of any other state, and navigation to it. */
export function useUrlState<T>({ parse, format }: UrlCodec<T>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const typedHref = useRef<string>(undefined);
  const state = useMemo(() => parse(new URLSearchParams(search)), [parse, search]);
  const hrefOf = useCallback((next: T) => onThisPage(format(next, search)), [format, search]);
  /** By the address at this moment: since the page was drawn it may have begun to ask for the login. */
  const targetOf = useCallback(
    (next: T) => onThisPage(format(next, history.location.search)),
    [format],
  );
  const go = useCallback((next: T) => navigate(targetOf(next)), [navigate, targetOf]);
  /** While a person types, all changes make one history entry. */
  const goTyping = useCallback(
    (next: T) => {
      const isSameStep = typedHref.current === onThisPage(search);
      typedHref.current = targetOf(next);
      navigate(typedHref.current, { replace: isSameStep });
    },
    [navigate, targetOf, search],
  );
  /** For a field that says whether its text was submitted or is still being typed. */
  const goAs = { typed: goTyping, submitted: go };
  return { state, hrefOf, go, goTyping, goAs };
}
