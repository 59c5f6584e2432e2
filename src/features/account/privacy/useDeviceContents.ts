import { useSyncExternalStore } from 'react';
import { compareBasket } from '@/features/positions/shared/compare/basket';
import { recentPositions } from '@/features/positions/shared/recent';
import { savedSearches } from '@/features/positions/shared/savedSearches';
import { useCall } from '@/hooks/useCall';
import { clearDrafts, countDrafts } from '@/utils/draftStore';

/** What the portal keeps on this device for the person's convenience; the server never hears of it. */
export const deviceKinds = ['drafts', 'searches', 'recent', 'compare'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

const lists = {
  searches: savedSearches,
  recent: recentPositions,
  compare: compareBasket,
} as const;

function useCount(list: (typeof lists)[keyof typeof lists]): number {
  return useSyncExternalStore(list.subscribe, () => list.read().length);
}

/** How much of each kind this device keeps, and what removes it. */
export function useDeviceContents() {
  const { data: drafts, mutate } = useCall(countDrafts);
  const searches = useCount(savedSearches);
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
  const counts: Record<DeviceKind, number> = { drafts: drafts ?? 0, searches, recent, compare };
  return { counts, isCounted: drafts !== undefined, clear };
}
