import { broughtItems } from '@/features/appointments/shared/brought';
import { compareBasket } from '@/features/positions/shared/compare/basket';
import { recentPositions } from '@/features/positions/shared/recent';
import { savedSearches } from '@/features/positions/shared/savedSearches';
import { pastSearches } from '@/features/positions/shared/suggest/pastSearches';
import { useCall } from '@/hooks/useCall';
import { useDeviceList } from '@/hooks/useDeviceList';
import { clearDrafts, countDrafts } from '@/utils/draftStore';

const lists = {
  searches: savedSearches,
  keywords: pastSearches,
  recent: recentPositions,
  compare: compareBasket,
  bring: broughtItems,
} as const;

/** The kinds of data that the portal stores on this device only. */
export const deviceKinds = [
  'drafts',
  'searches',
  'keywords',
  'recent',
  'compare',
  'bring',
] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** The amount of each kind, and functions that delete it. */
export function useDeviceContents() {
  const { data: drafts, mutate } = useCall(countDrafts);
  const counts: Record<DeviceKind, number> = {
    drafts: drafts ?? 0,
    searches: useDeviceList(savedSearches).length,
    keywords: useDeviceList(pastSearches).length,
    recent: useDeviceList(recentPositions).length,
    compare: useDeviceList(compareBasket).length,
    bring: useDeviceList(broughtItems).length,
  };

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
  return { counts, isCounted: drafts !== undefined, clear };
}
