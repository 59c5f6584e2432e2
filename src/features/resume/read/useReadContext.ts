import { useMemoizedFn } from 'ahooks';
import { useRef } from 'react';
import { getCategoryTree, getRegionTree, listMajors } from '@/services/content';
import { getDbTerms, getTerms } from '@/services/terms';
import type { Region } from '@/services/types';
import { portalToday } from '@/utils/dateWords';
import { placesOf } from '@/utils/places';
import { majorsByName, type ReadContext } from './codes';

async function load(): Promise<ReadContext> {
  const quiet = { skipErrorHandler: true };
  const [fixed, kept, regions, categories, majors] = await Promise.all([
    getTerms(quiet),
    getDbTerms(quiet),
    getRegionTree(quiet),
    getCategoryTree(quiet),
    listMajors({}, quiet),
  ]);
  return {
    terms: { ...fixed, ...kept },
    regions: placesOf<Region>(regions),
    categories,
    majors: majorsByName(majors),
    today: portalToday(),
  };
}

/**
 * Returns a function that loads what words are matched with. In Chinese, whatever the page's language is: papers are.
 * What did not come is asked for again by the next call.
 */
export function useReadContext(): () => Promise<ReadContext> {
  const known = useRef<Promise<ReadContext>>(undefined);
  return useMemoizedFn(() => {
    known.current ??= load().catch((error: unknown) => {
      known.current = undefined;
      throw error;
    });
    return known.current;
  });
}
