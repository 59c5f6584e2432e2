/** Whether a press of a link is one for the router, and asks for no other tab or window. */
export function isPlainClick(
  event: Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>,
) {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
