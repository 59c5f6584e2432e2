import type { message, notification } from 'antd';

interface FeedbackApi {
  message: ReturnType<typeof message.useMessage>[0];
  notification: ReturnType<typeof notification.useNotification>[0];
}

let api: FeedbackApi | undefined;
const listeners = new Set<() => void>();
let waiting: ((ready: FeedbackApi) => void)[] = [];
/** What is said before there is a page to say it on is few, and the oldest says least. */
const waitingLimit = 5;

/**
 * Captures the themed, translated notices of the page (layouts/NoticeCentre): antd's static ones have neither theme nor
 * locale. Returns what undoes it; until there is a page (again), notices wait.
 */
export function setFeedback(ready: FeedbackApi): () => void {
  api = ready;
  const due = waiting;
  waiting = [];
  for (const show of due) show(ready);
  return () => {
    if (api === ready) api = undefined;
  };
}

function whenReady(show: (ready: FeedbackApi) => void): void {
  if (api) show(api);
  else {
    waiting = [...waiting.slice(1 - waitingLimit), show];
    for (const listener of listeners) listener();
  }
}

/** Calls back when a notice waits for its place on the page, at once if one does already. Returns the undo. */
export function onNoticeWaiting(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting.length > 0) listener();
  return () => {
    listeners.delete(listener);
  };
}

/** A message for 3 s (spec §9). The same words twice are one message: several calls may fail alike. */
export function showMessage(type: 'success' | 'warning' | 'error', content: string): void {
  whenReady(({ message }) => {
    message[type]({ content, key: `${type}:${content}` });
  });
}

/** A notification for 4.5 s, 24 px from the top right (spec §9, set on antd's App); the same one twice is one. */
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
