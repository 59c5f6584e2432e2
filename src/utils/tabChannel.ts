import { site } from '../../config/site';

export interface TabChannel {
  /** Sends a structured value to the portal's other tabs in this browser. */
  post: (message: unknown) => void;
  /** Subscribes to messages from other tabs, unvalidated. Returns the function that unsubscribes. */
  listen: (listener: (message: unknown) => void) => () => void;
}

/** A channel between the tabs of this browser, opened at the first use. */
export function createTabChannel(topic: string): TabChannel {
  let opened: BroadcastChannel | undefined;
  const channel = () => {
    opened ??= new BroadcastChannel(`${site.siteId}-${topic}`);
    return opened;
  };
  return {
    post: (message) => channel().postMessage(message),
    listen: (listener) => {
      const line = channel();
      const onMessage = (event: MessageEvent<unknown>) => listener(event.data);
      line.addEventListener('message', onMessage);
      return () => line.removeEventListener('message', onMessage);
    },
  };
}
