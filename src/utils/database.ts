import { createStore, type UseStore } from 'idb-keyval';
import { site } from '../../config/site';

/** How long a database may take (ms). In Safari it may never answer (WebKit bug 226547), and no page may wait for that. */
const longestMs = 3000;

/** A database of the portal in this browser. Work without an answer in time fails, as without a database. */
export function createDatabase(name: string): UseStore {
  const use = createStore(`${site.siteId}-${name}`, name);
  return async (mode, work) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(reject, longestMs, new DOMException('', 'TimeoutError'));
    });
    try {
      return await Promise.race([use(mode, work), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
