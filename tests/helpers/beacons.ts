/** The beacons of a page: jsdom has none. `sent` holds what went to `url`, as text. */
export function catchBeacons() {
  const sent: { url: string; text: string }[] = [];
  const sendBeacon = (url: string, text: string) => {
    sent.push({ url, text });
    return true;
  };
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  return sent;
}

/** The page is left for another tab, and comes back. */
export function leavePage(): void {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
}
