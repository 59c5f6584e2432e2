import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { TextKey } from '@/locales/keys';

interface AccountTab {
  /** {activeKey} of /user/{activeKey}. */
  key: string;
  title: TextKey;
  intro: TextKey;
  Panel: LazyExoticComponent<ComponentType>;
}

const deliveries: AccountTab = {
  key: 'deliveries',
  title: 'account.deliveries.title',
  intro: 'account.deliveries.intro',
  Panel: lazy(() => import('@/features/deliveries/shared/DeliveriesTab')),
};

export const accountTabs: readonly AccountTab[] = [deliveries];

/** The tab of a path's {activeKey}; unknown or missing → the first. */
export function tabOf(activeKey: string | undefined): AccountTab {
  return accountTabs.find((tab) => tab.key === activeKey) ?? deliveries;
}
