/** Under which the tab keeps the reason of a refusal until it is sent. */
export function refusalKey(notificationId: string): string {
  return `refusal/${notificationId}`;
}

/** Whether what a tab kept is a reason. */
export function isReason(kept: unknown): kept is string {
  return typeof kept === 'string';
}
