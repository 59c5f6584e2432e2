import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

interface AccountTab {
  /** {activeKey} of /user/{activeKey}, and of its words in the packs. */
  key:
    | 'deliveries'
    | 'notifications'
    | 'collections'
    | 'appointments'
    | 'profile'
    | 'security'
    | 'privacy';
  Panel: LazyExoticComponent<ComponentType>;
  /** Reviewers have an account too; the other tabs are candidates' (docs/decisions.md, Account). */
  isForReviewers?: boolean;
  /** Names in the query with which the tab is a screen of its own, that draws its own head. */
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

/** The tabs that a candidate or a reviewer has. */
export function tabsOf(isReviewer: boolean): readonly AccountTab[] {
  return isReviewer ? accountTabs.filter((tab) => tab.isForReviewers) : accountTabs;
}

/** The tab of a path's {activeKey}; unknown or missing → the first that one has. */
export function tabOf(activeKey: string | undefined, isReviewer: boolean): AccountTab {
  const named = accountTabs.find((tab) => tab.key === activeKey);
  return named ?? tabsOf(isReviewer)[0] ?? deliveries;
}
