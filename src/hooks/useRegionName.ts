import { useCallback } from 'react';
import { getRegionTree } from '@/services/content';
import type { Region } from '@/services/types';
import { placeCode, placesOf } from '@/utils/places';
import { pathTo } from '@/utils/tree';
import { createLookup, useLookup, useLookupFailure } from './lookup';

const none: Region[] = [];

const regions = createLookup<Region[]>(
  async () => placesOf(await getRegionTree({ skipErrorHandler: true })),
  none,
);

/** The region tree, empty until loaded; whether loading it failed, and a function that tries again. */
export function useRegions() {
  const tree = useLookup(regions);
  return { tree, isLoaded: tree !== none, ...useLookupFailure(regions) };
}

/**
 * Returns a function from a region's code to its name after its parents' names (contract: region/treejson); '' until
 * loaded. Not loaded before it `isWanted`.
 */
export function useRegionName(isWanted = true): (code: string) => string {
  const tree = useLookup(regions, isWanted);
  return useCallback(
    (code) =>
      pathTo(tree, placeCode(code))
        .map((region) => region.name)
        .join(''),
    [tree],
  );
}
