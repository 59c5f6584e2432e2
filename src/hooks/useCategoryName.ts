import { useCallback } from 'react';
import { loadTermLabels } from '@/locales/load';
import { getCategoryTree } from '@/services/content';
import type { Category } from '@/services/types';
import { pathTo } from '@/utils/tree';
import { ownWord, serverWord, type Word } from '@/utils/words';
import { useLookup, useLookupFailure } from './lookup';
import { createLookups, useOwnLookup } from './lookupByPack';

/** A category with its name in the page's language: that of a branch is fixed by its code (docs/product.md, Résumé sections). */
export interface NamedCategory {
  code: string;
  name: string;
  /** Whether the name is the pack's, not the server's. */
  isTranslated?: boolean;
  children?: NamedCategory[];
}

const none: NamedCategory[] = [];

const trees = createLookups<NamedCategory[]>(async (pack) => {
  const [tree, labels] = await Promise.all([
    getCategoryTree({ skipErrorHandler: true }),
    loadTermLabels(pack),
  ]);
  const named = ({ code, name, children }: Category): NamedCategory => {
    const own = ownWord(labels, 'category', code);
    const below = children?.map(named);
    return { code, name: own?.label ?? name, isTranslated: own !== undefined, children: below };
  };
  return tree.map(named);
}, none);

/** The category tree, empty until loaded; whether loading it failed, and a function that tries again. */
export function useCategories() {
  const lookup = useOwnLookup(trees);
  const tree = useLookup(lookup);
  return { tree, isLoaded: tree !== none, ...useLookupFailure(lookup) };
}

/**
 * Returns a function from a category's code to its name after its parents' names (contract: careercategory/tree); []
 * until loaded. Not loaded before it `isWanted`.
 */
export function useCategoryName(isWanted = true): (code: string) => Word[] {
  const tree = useLookup(useOwnLookup(trees), isWanted);
  return useCallback(
    (code) =>
      pathTo(tree, code).map(({ name, isTranslated }) =>
        isTranslated ? { label: name } : serverWord(name),
      ),
    [tree],
  );
}
