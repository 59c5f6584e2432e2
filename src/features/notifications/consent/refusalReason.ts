import { readTab } from '@/utils/tabStore';

/** Under which the tab keeps the reason of a refusal until it is sent. */
export function refusalKey(notificationId: string): string {
  return `refusal/${notificationId}`;
}

/** The reason that the tab kept; junk counts as none. */
export function keptReason(notificationId: string): string {
  const kept = readTab(refusalKey(notificationId));
  return typeof kept === 'string' ? kept : '';
}
