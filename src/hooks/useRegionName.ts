import { useCallback } from 'react';
import { getRegionTree } from '@/services/content';
import type { Region } from '@/services/types';
import { pathTo } from '@/utils/tree';
import { createLookup, useLookup, useLookupFailure } from './lookup';

const none: Region[] = [];

const regions = createLookup<Region[]>(() => getRegionTree({ skipErrorHandler: true }), none);

/** The tree of regions to choose from; empty until it is here, with a way to ask again when it did not come. */
export function useRegions() {
  return { tree: useLookup(regions), ...useLookupFailure(regions) };
}

/** Answers a region's name with those it lies in before it (contract: region/treejson); '' until known. */
export function useRegionName(): (code: string) => string {
  const tree = useLookup(regions);
  return useCallback(
    (code) =>
      pathTo(tree, code)
        .map((region) => region.name)
        .join(''),
    [tree],
  );
}
