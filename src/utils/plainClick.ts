/** Whether a click on a link is for the router, and does not ask for a new tab or window. */
export function isPlainClick(
  event: Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>,
) {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
