import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useMemo, useRef } from 'react';
import { onThisPage } from '@/utils/onThisPage';

/** How a screen's state is read from a query and written to one; both pure, the reader never throws. */
export interface UrlCodec<T> {
  parse: (params: URLSearchParams) => T;
  /** With its `?` unless empty; defaults left out, so that one state has one URL. */
  format: (state: T) => string;
}

/** A screen's state in the URL: what it says now, the address of any other, and the way there. */
export function useUrlState<T>({ parse, format }: UrlCodec<T>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const typedHref = useRef<string>(undefined);
  const state = useMemo(() => parse(new URLSearchParams(search)), [parse, search]);
  const hrefOf = useCallback((next: T) => onThisPage(format(next)), [format]);
  const go = useCallback((next: T) => navigate(hrefOf(next)), [navigate, hrefOf]);
  /** While one types, all that is typed is one step of the history. */
  const goTyping = useCallback(
    (next: T) => {
      const isSameStep = typedHref.current === onThisPage(search);
      typedHref.current = hrefOf(next);
      navigate(typedHref.current, { replace: isSameStep });
    },
    [navigate, hrefOf, search],
  );
  return { state, hrefOf, go, goTyping };
}
