import { useCallback } from 'react';
import { getDbTerms, getTerms } from '@/services/terms';
import type { Term, TermMap } from '@/services/types';
import { createLookup, type LookupFailure, useLookup, useLookupFailure } from './lookup';
import { useT } from './useT';

const termMap = createLookup<TermMap>(async () => {
  const options = { skipErrorHandler: true };
  const [fixed, kept] = await Promise.all([getTerms(options), getDbTerms(options)]);
  return { ...fixed, ...kept };
}, {});

export interface Terms {
  /** The entries of a term in their order; empty until loaded. */
  termsOf: (termKey: string) => readonly Term[];
  /**
   * The server's word for a code, for an element with lang="zh-CN"; undefined while it loads or when the code is
   * unknown.
   */
  termOf: (termKey: string, code: string | undefined) => string | undefined;
  /** As `termOf`, with words for an unknown code, and a placeholder while the terms load, so that nothing moves. */
  nameOf: (termKey: string, code: string | undefined) => string;
}

const none: readonly Term[] = [];

/** Labels of coded values: the fixed ones and those that the staff edit (contract: termjson/terms and dbterms). */
export function useTerms(): Terms {
  const t = useT();
  const map = useLookup(termMap);
  const termsOf = useCallback((termKey: string) => map[termKey] ?? none, [map]);
  const termOf = useCallback(
    (termKey: string, code: string | undefined) =>
      map[termKey]?.find((term) => term.code === code)?.label,
    [map],
  );
  const isLoaded = Object.keys(map).length > 0;
  const nameOf = useCallback(
    (termKey: string, code: string | undefined) =>
      termOf(termKey, code) ?? (isLoaded ? t('common.unknownCode') : '…'),
    [termOf, isLoaded, t],
  );
  return { termsOf, termOf, nameOf };
}

/** For fields that offer terms: whether loading them failed, and a function that tries again. */
export function useTermsFailure(): LookupFailure {
  return useLookupFailure(termMap);
}
