import { lazyWithRetry } from '@/utils/lazyWithRetry';

/** The tabs by {activeKey} of /user/{activeKey}, which is part of their text keys. */
export const panels = {
  deliveries: lazyWithRetry(() => import('@/features/deliveries/shared/DeliveriesTab')),
  notifications: lazyWithRetry(() => import('@/features/notifications/shared/NotificationsTab')),
  collections: lazyWithRetry(() => import('./collections/CollectionsTab')),
  appointments: lazyWithRetry(() => import('@/features/appointments/shared/AppointmentsTab')),
  profile: lazyWithRetry(() => import('./profile/ProfileTab')),
  security: lazyWithRetry(() => import('./security/SecurityTab')),
  privacy: lazyWithRetry(() => import('./privacy/PrivacyTab')),
};

type AccountTab = keyof typeof panels;

/** Query parameters with which a tab is a screen with a heading of its own. */
export const ownHeadBy: Partial<Record<AccountTab, string>> = {
  notifications: 'consent',
  appointments: 'deliveryId',
};

/** Tabs of text and forms, which are narrower than lists. */
export const textTabs: readonly AccountTab[] = ['profile', 'security', 'privacy'];

const allTabs = Object.keys(panels) as AccountTab[];
/** The other tabs are for candidates (docs/product.md, Guards). */
const reviewerTabs = textTabs;

/** The tabs of a candidate or a reviewer. */
export function tabsOf(isReviewer: boolean): readonly AccountTab[] {
  return isReviewer ? reviewerTabs : allTabs;
}

/** The tab for {activeKey} in the path; for an unknown or missing one, the first tab. */
export function tabOf(activeKey: string | undefined, isReviewer: boolean): AccountTab {
  const first = isReviewer ? 'profile' : 'deliveries';
  return allTabs.find((tab) => tab === activeKey) ?? first;
}
