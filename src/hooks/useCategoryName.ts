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

/** The tree of categories to choose from; empty until it is here, with a way to ask again when it did not come. */
export function useCategories() {
  return { tree: useLookup(categories), ...useLookupFailure(categories) };
}

/** Answers a category's name with its parents' before it (contract: careercategory/tree); [] until known. */
export function useCategoryName(): (code: string) => string[] {
  const tree = useLookup(categories);
  return useCallback((code) => pathTo(tree, code).map((category) => category.name), [tree]);
}
