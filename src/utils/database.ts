import { createStore, type UseStore } from 'idb-keyval';
import { site } from '../../config/site';

/** How long a database may take (ms). In Safari it may never answer (WebKit bug 226547), and no page may wait for that. */
const longestMs = 3000;

/**
 * A database of the portal in this browser. Work without an answer in time fails, as without a database, and so does what
 * follows, at once, until there is an answer.
 */
export function createDatabase(name: string): UseStore {
  const use = createStore(`${site.siteId}-${name}`, name);
  let isSilent = false;
  return async (mode, work) => {
    const noAnswer = new DOMException('', 'TimeoutError');
    if (isSilent) throw noAnswer;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        isSilent = true;
        reject(noAnswer);
      }, longestMs);
    });
    // Without IndexedDB it throws at once.
    const asked = async () => await use(mode, work);
    const answer = asked().finally(() => {
      clearTimeout(timer);
      isSilent = false;
    });
    return Promise.race([answer, late]);
  };
}
