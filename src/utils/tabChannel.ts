import { site } from '../../config/site';

export interface TabChannel {
  /** Sends a structured value to the portal's other tabs in this browser. */
  post: (message: unknown) => void;
  /** Subscribes to messages from other tabs, unvalidated. Returns the function that unsubscribes. */
  listen: (listener: (message: unknown) => void) => () => void;
}

/**
 * A channel between the tabs of this browser, opened at the first use. Where the browser refuses it, as Firefox does
 * together with site data, each tab is by itself.
 */
export function createTabChannel(topic: string): TabChannel {
  let opened: BroadcastChannel | undefined;
  const channel = () => {
    try {
      opened ??= new BroadcastChannel(`${site.siteId}-${topic}`);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
    return opened;
  };
  return {
    post: (message) => channel()?.postMessage(message),
    listen: (listener) => {
      const line = channel();
      const onMessage = (event: MessageEvent<unknown>) => listener(event.data);
      line?.addEventListener('message', onMessage);
      return () => line?.removeEventListener('message', onMessage);
    },
  };
}
