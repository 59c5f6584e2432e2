import { useCallback } from 'react';
import { getDbTerms, getTerms } from '@/services/terms';
import type { Term, TermMap } from '@/services/types';
import { createLookup, type LookupFailure, useLookup, useLookupFailure } from './lookup';

const termMap = createLookup<TermMap>(async () => {
  const options = { skipErrorHandler: true };
  const [fixed, kept] = await Promise.all([getTerms(options), getDbTerms(options)]);
  return { ...fixed, ...kept };
}, {});

export interface Terms {
  /** The entries of a term in the order in which they are shown; empty until they are here. */
  termsOf: (termKey: string) => readonly Term[];
  /** The server's word for a code, to be rendered with lang="zh-CN"; undefined until it is here or if unknown. */
  termOf: (termKey: string, code: string | undefined) => string | undefined;
}

const none: readonly Term[] = [];

/** Labels of coded values, fixed ones and the staff's (contract: termjson/terms and dbterms). */
export function useTerms(): Terms {
  const map = useLookup(termMap);
  const termsOf = useCallback((termKey: string) => map[termKey] ?? none, [map]);
  const termOf = useCallback(
    (termKey: string, code: string | undefined) =>
      map[termKey]?.find((term) => term.code === code)?.label,
    [map],
  );
  return { termsOf, termOf };
}

/** Whether the terms did not come, without which nothing can be chosen. */
export function useTermsFailure(): LookupFailure {
  return useLookupFailure(termMap);
}
