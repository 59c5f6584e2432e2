import { useCallback } from 'react';
import { getCategoryTree } from '@/services/content';
import type { Category } from '@/services/types';
import { pathTo } from '@/utils/tree';
import { createLookup, useLookup } from './lookup';

const none: Category[] = [];

const categories = createLookup<Category[]>(
  () => getCategoryTree({ skipErrorHandler: true }),
  none,
);

/** Answers a category's name with its parents' before it (contract: careercategory/tree); [] until known. */
export function useCategoryName(): (code: string) => string[] {
  const tree = useLookup(categories);
  return useCallback((code) => pathTo(tree, code).map((category) => category.name), [tree]);
}
