import { history } from '@umijs/max';
import { routerBase } from './routerBase';

interface Alert {
  /** A second one with the same tag takes the place of the first, also from another tab. */
  tag: string;
  title: string;
  body: string;
  /** The portal path that a press leads to. */
  path: string;
}

/** Shows a notice of the system, by the worker where there is one: Android forbids it to a page. */
export async function showAlert({ tag, title, body, path }: Alert): Promise<void> {
  const data = window.location.origin + routerBase() + path;
  const options = { tag, body, data, icon: `${routerBase()}/icon-192.png` };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) {
      await worker.showNotification(title, options);
      return;
    }
    new Notification(title, options).onclick = () => {
      window.focus();
      history.push(path);
    };
  } catch {
    // The permission was taken back, or the device has none but the worker's: the portal's own bell remains.
  }
}
