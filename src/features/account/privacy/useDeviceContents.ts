import { useSyncExternalStore } from 'react';
import { compareBasket } from '@/features/positions/shared/compare/basket';
import { recentPositions } from '@/features/positions/shared/recent';
import { savedSearches } from '@/features/positions/shared/savedSearches';
import { pastSearches } from '@/features/positions/shared/suggest/pastSearches';
import { useCall } from '@/hooks/useCall';
import { clearDrafts, countDrafts } from '@/utils/draftStore';

/** The kinds of data that the portal stores on this device only. */
export const deviceKinds = ['drafts', 'searches', 'keywords', 'recent', 'compare'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

const lists = {
  searches: savedSearches,
  keywords: pastSearches,
  recent: recentPositions,
  compare: compareBasket,
} as const;

function useCount(list: (typeof lists)[keyof typeof lists]): number {
  return useSyncExternalStore(list.subscribe, () => list.read().length);
}

/** The amount of each kind, and functions that delete it. */
export function useDeviceContents() {
  const { data: drafts, mutate } = useCall(countDrafts);
  const searches = useCount(savedSearches);
  const keywords = useCount(pastSearches);
  const recent = useCount(recentPositions);
  const compare = useCount(compareBasket);

  const clear = async (kinds: readonly DeviceKind[]) => {
    for (const kind of kinds) {
      if (kind === 'drafts') {
        await clearDrafts();
        mutate(await countDrafts());
      } else {
        lists[kind].write([]);
      }
    }
  };
  const counts: Record<DeviceKind, number> = {
    drafts: drafts ?? 0,
    searches,
    keywords,
    recent,
    compare,
  };
  return { counts, isCounted: drafts !== undefined, clear };
}
