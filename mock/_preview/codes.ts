import { randomBytes, randomInt } from 'node:crypto';
import { now } from './clock';
import { deliver } from './outbox';
import type { PreviewStore } from './store';

interface CodeRecord {
  code: string;
  sentAt: number;
  until: number;
  wrong: number;
}

interface CodeState {
  /** By purpose and target. */
  codes: Record<string, CodeRecord>;
  tickets: Record<string, { purpose: string; loginName: string; until: number }>;
  /** Times (ms since 1970) of messages by target, for the hourly limit. */
  sent: Record<string, number[]>;
}

export type CodeVerdict = 'ok' | 'CODE_WRONG' | 'CODE_EXPIRED' | 'TOO_MANY_ATTEMPTS';

export const RESEND_AFTER_S = 60;
export const CODE_LIFE_S = 300;
const TICKET_LIFE_MS = 10 * 60_000;
const MAX_WRONG = 5;
const MAX_PER_HOUR = 10;
const HOUR_MS = 3_600_000;

const PURPOSE_WORDS: Record<string, string> = {
  captcha: '身份验证',
  regist: '注册账号',
  forget: '找回密码',
  changeMobile: '更换手机号',
  changeEmail: '更换邮箱',
  savePasswd: '设置密码',
  unsubscribe: '注销账号',
};

function state(store: PreviewStore): CodeState {
  return store.slice<CodeState>('codes', () => ({ codes: {}, tickets: {}, sent: {} }));
}

const keyOf = (purpose: string, target: string): string => `${purpose}/${target}`;

/** Whether another message may go to `target` now: one a minute for each purpose, ten an hour in all. */
export function maySend(store: PreviewStore, purpose: string, target: string): boolean {
  const { codes, sent } = state(store);
  const at = now().getTime();
  const last = codes[keyOf(purpose, target)];
  const recent = (sent[target] ?? []).filter((time) => time > at - HOUR_MS);
  sent[target] = recent;
  return (!last || at - last.sentAt >= RESEND_AFTER_S * 1000) && recent.length < MAX_PER_HOUR;
}

/**
 * Makes a code of six digits, valid for five minutes, and "sends" it: it lands in the outbox. With `isSilent` nothing
 * is sent but the limits count all the same, so that an answer does not tell whether an account exists.
 */
export function sendCode(
  store: PreviewStore,
  purpose: string,
  target: string,
  isSilent = false,
): void {
  const { codes, sent } = state(store);
  const at = now().getTime();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  codes[keyOf(purpose, target)] = { code, sentAt: at, until: at + CODE_LIFE_S * 1000, wrong: 0 };
  sent[target] = [...(sent[target] ?? []), at];
  if (isSilent) {
    return;
  }
  deliver(store, {
    to: target,
    channel: target.includes('@') ? 'email' : 'sms',
    code,
    text: `【征程人才招聘平台】您正在${PURPOSE_WORDS[purpose] ?? '验证身份'}，验证码 ${code}，5 分钟内有效，请勿告诉他人。`,
  });
}

/** Checks a code for any of `purposes` and uses it up when right; five wrong tries spend it too. */
export function takeCode(
  store: PreviewStore,
  purposes: readonly string[],
  target: string,
  code: string,
): CodeVerdict {
  const { codes } = state(store);
  const keys = purposes.map((purpose) => keyOf(purpose, target)).filter((key) => codes[key]);
  const right = keys.find((key) => codes[key]?.code === code);
  const record = right === undefined ? undefined : codes[right];
  if (right !== undefined && record) {
    delete codes[right];
    return record.until < now().getTime() ? 'CODE_EXPIRED' : 'ok';
  }
  for (const key of keys) {
    const known = codes[key];
    if (known) {
      known.wrong += 1;
      if (known.wrong >= MAX_WRONG) {
        delete codes[key];
        return 'TOO_MANY_ATTEMPTS';
      }
    }
  }
  return 'CODE_WRONG';
}

/** A proof for `purpose` that `loginName` holds the mobile: ten minutes, single use. Source: the contract. */
export function issueTicket(store: PreviewStore, purpose: string, loginName: string): string {
  const ticket = randomBytes(16).toString('hex');
  state(store).tickets[ticket] = { purpose, loginName, until: now().getTime() + TICKET_LIFE_MS };
  return ticket;
}

/** Uses up a ticket; `CODE_WRONG` when it is for another purpose or person, `CODE_EXPIRED` when it is too old. */
export function takeTicket(
  store: PreviewStore,
  purpose: string,
  loginName: string,
  ticket: string,
): CodeVerdict {
  const { tickets } = state(store);
  const record = Object.hasOwn(tickets, ticket) ? tickets[ticket] : undefined;
  delete tickets[ticket];
  if (!record || record.purpose !== purpose || record.loginName !== loginName) {
    return 'CODE_WRONG';
  }
  return record.until < now().getTime() ? 'CODE_EXPIRED' : 'ok';
}
