import { useEffect } from 'react';
import { broughtItems } from '@/features/appointments/shared/brought';
import { compareBasket } from '@/features/positions/shared/compare/basket';
import { recentPositions } from '@/features/positions/shared/recent';
import { savedSearches } from '@/features/positions/shared/savedSearches';
import { pastSearches } from '@/features/positions/shared/suggest/pastSearches';
import { useCall } from '@/hooks/useCall';
import { useDeviceList } from '@/hooks/useDeviceList';
import { clearDrafts, countDrafts } from '@/utils/draftStore';
import { forgetDates, onDates } from '@/utils/keepDates';
import { readKeptDates } from '@/utils/keptDates';

const lists = {
  searches: savedSearches,
  keywords: pastSearches,
  recent: recentPositions,
  compare: compareBasket,
  bring: broughtItems,
} as const;

/** The kinds of data that the portal stores on this device only. */
export const deviceKinds = [
  'dates',
  'drafts',
  'searches',
  'keywords',
  'recent',
  'compare',
  'bring',
] as const;
export type DeviceKind = (typeof deviceKinds)[number];

const countDates = async () => (await readKeptDates())?.dates.length ?? 0;

/** The amount of each kind, and functions that delete it. */
export function useDeviceContents() {
  const { data: drafts, mutate } = useCall(countDrafts);
  const { data: dates, refresh } = useCall(countDates);
  useEffect(() => onDates(refresh), [refresh]);
  const counts: Record<DeviceKind, number> = {
    dates: dates ?? 0,
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
      } else if (kind === 'dates') {
        await forgetDates();
      } else {
        lists[kind].write([]);
      }
    }
  };
  return { counts, isCounted: drafts !== undefined && dates !== undefined, clear };
}
