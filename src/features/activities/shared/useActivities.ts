import { named, useById } from '@/hooks/useById';
import { usePage } from '@/hooks/useCall';
import { searchActivities, viewActivity } from '@/services/content';
import type { ActivityQuery } from '@/services/types';

/** A page of activities (contract: activity/search). */
export const useActivities = (query: ActivityQuery) => usePage(searchActivities, query);

const view = named(viewActivity);

/** An activity in full; null when there is none with this id. */
export const useActivity = (id: string) => useById(view, id);
