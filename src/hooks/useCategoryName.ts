import { useCallback } from 'react';
import { getCategoryTree } from '@/services/content';
import type { Category } from '@/services/types';
import { pathTo } from '@/utils/tree';
import { createLookup, useLookup, useLookupFailure } from './lookup';

const none: Category[] = [];

const categories = createLookup<Category[]>(
  () => getCategoryTree({ skipErrorHandler: true }),
  none,
);

/** The category tree, empty until loaded; whether loading it failed, and a function that tries again. */
export function useCategories() {
  return { tree: useLookup(categories), ...useLookupFailure(categories) };
}

/**
 * Returns a function from a category's code to its name after its parents' names (contract: careercategory/tree); []
 * until loaded. Not loaded before it `isWanted`.
 */
export function useCategoryName(isWanted = true): (code: string) => string[] {
  const tree = useLookup(categories, isWanted);
  return useCallback((code) => pathTo(tree, code).map((category) => category.name), [tree]);
}
