import { useCallback } from 'react';
import { loadTermLabels } from '@/locales/load';
import { getDbTerms, getTerms } from '@/services/terms';
import type { Term, TermMap } from '@/services/types';
import { type Labels, ownWord, serverWord, type Word } from '@/utils/words';
import { type LookupFailure, useLookup, useLookupFailure } from './lookup';
import { createLookups, useOwnLookup } from './lookupByPack';
import { useT } from './useT';

/** An entry of a term with its label in the page's language, else the server's. */
export type TermWord = Term & Word;

/** Marks entries that only the server has words for. */
export function serverWords(terms: readonly Term[]): TermWord[] {
  return terms.map(({ code, label }) => ({ code, ...serverWord(label) }));
}

type Words = Readonly<Record<string, readonly TermWord[]>>;

/** Codes and their order are the server's; the pack's label stands for the server's where it has one (contract: Common rules). */
function wordsOf(terms: TermMap, labels: Labels): Words {
  const wordOf = (key: string) => (term: Term) => ({
    code: term.code,
    ...(ownWord(labels, key, term.code) ?? serverWord(term.label)),
  });
  return Object.fromEntries(
    Object.entries(terms).map(([key, entries]) => [key, entries.map(wordOf(key))]),
  );
}

const unknown: Words = {};

const termMaps = createLookups<Words>(async (pack) => {
  const options = { skipErrorHandler: true };
  const [fixed, kept, labels] = await Promise.all([
    getTerms(options),
    getDbTerms(options),
    loadTermLabels(pack),
  ]);
  return wordsOf({ ...fixed, ...kept }, labels);
}, unknown);

export interface Terms {
  isLoaded: boolean;
  /** The entries of a term in their order; empty until loaded. */
  termsOf: (termKey: string) => readonly TermWord[];
  /** The entry of a code; undefined while it loads or when the code is unknown. */
  termOf: (termKey: string, code: string | undefined) => TermWord | undefined;
  /** As `termOf`, with words for an unknown code, and a placeholder while the terms load, so that nothing moves. */
  nameOf: (termKey: string, code: string | undefined) => Word;
}

const none: readonly TermWord[] = [];

/** Labels of coded values: the fixed ones and those that the staff edit (contract: termjson/terms and dbterms). */
export function useTerms(): Terms {
  const t = useT();
  const map = useLookup(useOwnLookup(termMaps));
  const termsOf = useCallback((termKey: string) => map[termKey] ?? none, [map]);
  const termOf = useCallback(
    (termKey: string, code: string | undefined) => map[termKey]?.find((term) => term.code === code),
    [map],
  );
  const isLoaded = map !== unknown;
  const nameOf = useCallback(
    (termKey: string, code: string | undefined): Word =>
      termOf(termKey, code) ?? { label: isLoaded ? t('common.unknownCode') : '…' },
    [termOf, isLoaded, t],
  );
  return { isLoaded, termsOf, termOf, nameOf };
}

/** For fields that offer terms: whether loading them failed, and a function that tries again. */
export function useTermsFailure(): LookupFailure {
  return useLookupFailure(useOwnLookup(termMaps));
}
