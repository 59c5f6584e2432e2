import { getIntl, getLocale } from '@umijs/max';
import type { message, notification } from 'antd';
import type zh from '@/locales/zh-CN/request';
import { createListeners } from '@/utils/listeners';

/** One of the request runtime's texts in the current language. Works outside React, where hooks do not. */
export function text(id: keyof typeof zh, values?: Record<string, string>): string {
  return getIntl(getLocale()).formatMessage({ id }, values);
}

interface FeedbackApi {
  message: ReturnType<typeof message.useMessage>[0];
  notification: ReturnType<typeof notification.useNotification>[0];
}

let api: FeedbackApi | undefined;
let waiting: ((ready: FeedbackApi) => void)[] = [];
const waitingListeners = createListeners();
/** How many notices wait for the page; with more, the oldest is dropped. */
const waitingLimit = 5;

/** Shows what waits, once the page has notices and is looked at: those in a hidden tab end before anyone has read them. */
function showWaiting(): void {
  if (!api || document.visibilityState === 'hidden') return;
  const due = waiting;
  waiting = [];
  for (const show of due) show(api);
}

/**
 * Sets the page's notices (layouts/NoticeCentre); antd's static ones have neither theme nor language. Returns the
 * function that removes them. Without a page, or while its tab is hidden, notices wait.
 */
export function setFeedback(ready: FeedbackApi): () => void {
  api = ready;
  showWaiting();
  document.addEventListener('visibilitychange', showWaiting);
  return () => {
    if (api !== ready) return;
    api = undefined;
    document.removeEventListener('visibilitychange', showWaiting);
  };
}

function whenReady(show: (ready: FeedbackApi) => void): void {
  waiting = [...waiting.slice(1 - waitingLimit), show];
  showWaiting();
  if (waiting.length > 0) waitingListeners.call();
}

/** Calls back when a notice waits for the page, at once if one waits already. Returns the function that ends the subscription. */
export function onNoticeWaiting(listener: () => void): () => void {
  const stop = waitingListeners.add(listener);
  if (waiting.length > 0) listener();
  return stop;
}

/** A message for 3 s (spec §9). The same words twice are one message, because several calls may fail alike. */
export function showMessage(type: 'success' | 'warning' | 'error', content: string): void {
  whenReady(({ message }) => {
    message[type]({ content, key: `${type}:${content}` });
  });
}

/** A notification for 4.5 s, 24 px from the top right (spec §9, set in layouts/NoticeCentre). The same one twice is one. */
export function showNotification(
  type: 'warning' | 'error',
  title: string,
  description: string,
): void {
  whenReady(({ notification }) => {
    notification[type]({
      title,
      description,
      key: `${title}:${description}`,
      // Several messages are joined by newlines (spec §8).
      styles: { description: { whiteSpace: 'pre-line' } },
    });
  });
}
