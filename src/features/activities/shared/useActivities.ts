import { usePage } from '@/hooks/useCall';
import { searchActivities } from '@/services/content';
import type { ActivityQuery } from '@/services/types';

/** A page of activities (contract: activity/search). */
export const useActivities = (query: ActivityQuery) => usePage(searchActivities, query);
