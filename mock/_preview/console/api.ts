import type { Envelope } from '../reply';
import type { StaffState } from '../staff/types';

async function answerOf<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(`/__preview/${path}`, init);
  const body: Envelope & { data?: T } = await answer.json();
  if (!body.success) {
    throw new Error(body.errorMessage ?? '预览服务器没有答复');
  }
  return body.data as T;
}

/** Everything the console shows. */
export function loadState(): Promise<StaffState> {
  return answerOf('state');
}

/** Sends what staff have pressed; throws with the server's message when it is refused. */
export async function press(path: string, body: object = {}): Promise<void> {
  await answerOf(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export interface Place {
  to: string;
  persona?: string;
  account?: string;
  server?: string;
  days?: number;
  space?: string;
}

/** An address that opens the same screen for a colleague: same person, server, day and data. */
export function addressOf(place: Place): string {
  const named = Object.entries(place).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `/__preview/go?${new URLSearchParams(named)}`;
}

const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** A time in the portal's zone, short: 11/22 09:05. */
export function timeOf(at: string): string {
  return clock.format(new Date(at));
}
