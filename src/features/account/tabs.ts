import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

interface AccountTab {
  /** {activeKey} of /user/{activeKey}, and part of its text keys. */
  key:
    | 'deliveries'
    | 'notifications'
    | 'collections'
    | 'appointments'
    | 'profile'
    | 'security'
    | 'privacy';
  Panel: LazyExoticComponent<ComponentType>;
  /** Whether reviewers have this tab; the others are for candidates (docs/decisions.md, Account). */
  isForReviewers?: boolean;
  /** Query parameters with which the tab is a screen with a heading of its own. */
  ownHeadBy?: readonly string[];
}

const deliveries: AccountTab = {
  key: 'deliveries',
  Panel: lazy(() => import('@/features/deliveries/shared/DeliveriesTab')),
};

const accountTabs: readonly AccountTab[] = [
  deliveries,
  {
    key: 'notifications',
    Panel: lazy(() => import('@/features/notifications/shared/NotificationsTab')),
    ownHeadBy: ['consent'],
  },
  {
    key: 'collections',
    Panel: lazy(() => import('./collections/CollectionsTab')),
  },
  {
    key: 'appointments',
    Panel: lazy(() => import('@/features/appointments/shared/AppointmentsTab')),
    ownHeadBy: ['deliveryId'],
  },
  {
    key: 'profile',
    isForReviewers: true,
    Panel: lazy(() => import('./profile/ProfileTab')),
  },
  {
    key: 'security',
    isForReviewers: true,
    Panel: lazy(() => import('./security/SecurityTab')),
  },
  {
    key: 'privacy',
    isForReviewers: true,
    Panel: lazy(() => import('./privacy/PrivacyTab')),
  },
];

/** The tabs of a candidate or a reviewer. */
export function tabsOf(isReviewer: boolean): readonly AccountTab[] {
  return isReviewer ? accountTabs.filter((tab) => tab.isForReviewers) : accountTabs;
}

/** The tab for {activeKey} in the path; for an unknown or missing one, the first tab. */
export function tabOf(activeKey: string | undefined, isReviewer: boolean): AccountTab {
  const named = accountTabs.find((tab) => tab.key === activeKey);
  return named ?? tabsOf(isReviewer)[0] ?? deliveries;
}
