import { lazy } from 'react';

/** The tabs by {activeKey} of /user/{activeKey}, which is part of their text keys. */
export const panels = {
  deliveries: lazy(() => import('@/features/deliveries/shared/DeliveriesTab')),
  notifications: lazy(() => import('@/features/notifications/shared/NotificationsTab')),
  collections: lazy(() => import('./collections/CollectionsTab')),
  appointments: lazy(() => import('@/features/appointments/shared/AppointmentsTab')),
  profile: lazy(() => import('./profile/ProfileTab')),
  security: lazy(() => import('./security/SecurityTab')),
  privacy: lazy(() => import('./privacy/PrivacyTab')),
};

type AccountTab = keyof typeof panels;

/** Query parameters with which a tab is a screen with a heading of its own. */
export const ownHeadBy: Partial<Record<AccountTab, string>> = {
  notifications: 'consent',
  appointments: 'deliveryId',
};

const allTabs = Object.keys(panels) as AccountTab[];
/** The other tabs are for candidates (docs/decisions.md, Account). */
const reviewerTabs: readonly AccountTab[] = ['profile', 'security', 'privacy'];

/** The tabs of a candidate or a reviewer. */
export function tabsOf(isReviewer: boolean): readonly AccountTab[] {
  return isReviewer ? reviewerTabs : allTabs;
}

/** The tab for {activeKey} in the path; for an unknown or missing one, the first tab. */
export function tabOf(activeKey: string | undefined, isReviewer: boolean): AccountTab {
  const first = isReviewer ? 'profile' : 'deliveries';
  return allTabs.find((tab) => tab === activeKey) ?? first;
}
