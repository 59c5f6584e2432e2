import { site } from '../../config/site';

export interface TabChannel {
  /** Tells the portal's other tabs in this browser; a structured value. */
  tell: (message: unknown) => void;
  /** Hears what another tab tells, unvalidated. Answers what ends it. */
  listen: (listener: (message: unknown) => void) => () => void;
}

/** A line between the tabs of this browser; opened with the first use. */
export function createTabChannel(topic: string): TabChannel {
  let opened: BroadcastChannel | undefined;
  const channel = () => {
    opened ??= new BroadcastChannel(`${site.siteId}-${topic}`);
    return opened;
  };
  return {
    tell: (message) => channel().postMessage(message),
    listen: (listener) => {
      const line = channel();
      const hear = (event: MessageEvent<unknown>) => listener(event.data);
      line.addEventListener('message', hear);
      return () => line.removeEventListener('message', hear);
    },
  };
}
