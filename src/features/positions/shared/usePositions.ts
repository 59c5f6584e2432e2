import { usePage, useReading } from '@/hooks/useCall';
import { getPositionRegions, getRelatedPositions, searchPositions } from '@/services/recruitment';
import type { PositionFilters, PositionQuery } from '@/services/types';
import { everyPage } from '@/utils/everyPage';

/** A page of the positions that a search finds (contract: careerrecruitment/search). */
export const usePositions = (query: PositionQuery, options?: { isReady: boolean }) =>
  usePage(searchPositions, query, options);

/** All positions with these ids that the server still has, however few of them it sends at once. */
export const usePositionsById = (ids: readonly string[]) =>
  useReading(
    (signal) => {
      const query = { ids: [...ids], pageSize: ids.length };
      return everyPage((current) => searchPositions({ ...query, current }, { signal }), ids.length);
    },
    [ids.join()],
    { isReady: ids.length > 0 },
  );

/** Positions like this one, at most six (contract: related). */
export const useSimilarPositions = (id: string) =>
  useReading(
    (signal) => getRelatedPositions(id, { signal }).then((list) => list.slice(0, 6)),
    [id],
  );

/** The regions with how many positions of the filters each has (contract: region). */
export const usePositionRegions = (filters: PositionFilters, options?: { isReady: boolean }) =>
  usePage(getPositionRegions, filters, options);
