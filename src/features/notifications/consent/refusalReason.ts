import { readTab } from '@/utils/tabStore';

/** The key of the reason that the tab stores until it is sent. */
export function refusalKey(notificationId: string): string {
  return `refusal/${notificationId}`;
}

/** The reason that the tab has stored; an invalid value counts as none. */
export function storedReason(notificationId: string): string {
  const kept = readTab(refusalKey(notificationId));
  return typeof kept === 'string' ? kept : '';
}
