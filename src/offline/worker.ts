/**
 * The service worker. It keeps no file of a release: it answers when a page cannot be reached, with the dates that the person has
 * on this device (utils/keptDates), and when it is asked for that page itself. All else goes to the network as without it.
 */
import { readKeptDates } from '@/utils/keptDates';
import { offlinePage } from '@/utils/offlineWorker';
import { site } from '../../config/site';
import { pageOf } from './page';

/** What this file uses of the worker's own names; TypeScript's library of a page does not have them. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Navigation extends Extendable {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface NotificationPress extends Extendable {
  notification: Notification;
}
interface WindowClient {
  focus(): Promise<unknown>;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Navigation) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationPress) => void): void;
}
const worker = globalThis as unknown as Worker;

/** Under the portal's base; calls and single sign-on are the server's. */
const pathIn = ({ url }: Request) => url.slice(worker.registration.scope.length - 1);
const ofServer = new RegExp(`^(?:${site.apiPrefix}|${site.sso.pages}|/__preview)`);

async function offlineAnswer(): Promise<Response> {
  return new Response(pageOf(await readKeptDates(), Date.now(), worker.registration.scope), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

async function answer({ request, preloadResponse }: Navigation): Promise<Response> {
  try {
    const preloaded = await preloadResponse;
    // Firefox hands over the failure as an answer where the others throw.
    const isThere = preloaded !== undefined && preloaded.type !== 'error';
    return isThere ? preloaded : await fetch(request);
  } catch {
    // No connection.
    return offlineAnswer();
  }
}

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  // The page is asked for while the worker starts, not after it.
  event.waitUntil(
    Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  );
});
worker.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  const path = pathIn(event.request);
  if (mode !== 'navigate' || method !== 'GET' || ofServer.test(path)) return;
  event.respondWith(path === `/${offlinePage}` ? offlineAnswer() : answer(event));
});

async function open(address: string): Promise<void> {
  const [client] = await worker.clients.matchAll({ type: 'window' });
  if (!client) await worker.clients.openWindow(address);
  // Not led anywhere: something may be typed there.
  else await client.focus();
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
