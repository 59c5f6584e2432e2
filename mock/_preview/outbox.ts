import { iso, now } from './clock';
import type { PreviewStore } from './store';

export type Channel = 'sms' | 'email';

/** One message "sent" by SMS or e-mail (docs/product.md, Preview: `GET /__preview/outbox`). */
export interface Message {
  to: string;
  channel: Channel;
  code?: string;
  text: string;
  /** ISO 8601. */
  at: string;
}

const maxMessages = 200;

function messages(store: PreviewStore): { list: Message[] } {
  return store.slice<{ list: Message[] }>('outbox', () => ({ list: [] }));
}

/** Puts a message into the outbox. */
export function deliver(store: PreviewStore, message: Omit<Message, 'at'>): void {
  const state = messages(store);
  state.list = [{ ...message, at: iso(now()) }, ...state.list].slice(0, maxMessages);
}

/** Every message of the space, newest first. */
export function outbox(store: PreviewStore): Message[] {
  return messages(store).list;
}
