import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { TextKey } from '@/locales/keys';

interface AccountTab {
  /** {activeKey} of /user/{activeKey}. */
  key: string;
  title: TextKey;
  intro: TextKey;
  Panel: LazyExoticComponent<ComponentType>;
  /** Reviewers have an account too; the other tabs are candidates' (docs/decisions.md, Account). */
  isForReviewers?: boolean;
  /** Names in the query with which the tab is a screen of its own, that draws its own head. */
  ownHeadBy?: readonly string[];
}

const deliveries: AccountTab = {
  key: 'deliveries',
  title: 'account.deliveries.title',
  intro: 'account.deliveries.intro',
  Panel: lazy(() => import('@/features/deliveries/shared/DeliveriesTab')),
};

const accountTabs: readonly AccountTab[] = [
  deliveries,
  {
    key: 'notifications',
    title: 'account.notifications.title',
    intro: 'account.notifications.intro',
    Panel: lazy(() => import('@/features/notifications/shared/NotificationsTab')),
    ownHeadBy: ['consent'],
  },
  {
    key: 'collections',
    title: 'account.collections.title',
    intro: 'account.collections.intro',
    Panel: lazy(() => import('./collections/CollectionsTab')),
  },
  {
    key: 'appointments',
    title: 'account.appointments.title',
    intro: 'account.appointments.intro',
    Panel: lazy(() => import('@/features/appointments/shared/AppointmentsTab')),
    ownHeadBy: ['deliveryId'],
  },
  {
    key: 'profile',
    title: 'account.profile.title',
    intro: 'account.profile.intro',
    isForReviewers: true,
    Panel: lazy(() => import('./profile/ProfileTab')),
  },
  {
    key: 'security',
    title: 'account.security.title',
    intro: 'account.security.intro',
    isForReviewers: true,
    Panel: lazy(() => import('./security/SecurityTab')),
  },
  {
    key: 'privacy',
    title: 'account.privacy.title',
    intro: 'account.privacy.intro',
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
