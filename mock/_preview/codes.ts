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

export const resendAfterS = 60;
export const codeLifeS = 300;
const ticketLifeMs = 10 * 60_000;
const maxWrong = 5;
const maxPerHour = 10;
const hourMs = 3_600_000;

const purposeWords: Record<string, string> = {
  captcha: '身份验证',
  regist: '注册账号',
  forget: '找回密码',
  changeMobile: '更换手机号',
  changeEmail: '更换邮箱',
  savePasswd: '设置密码',
  unsubscribe: '注销账号',
  changeContact: '确认本人操作',
};

function state(store: PreviewStore): CodeState {
  return store.slice<CodeState>('codes', () => ({ codes: {}, tickets: {}, sent: {} }));
}

const keyOf = (purpose: string, target: string): string => `${purpose}/${target}`;

/** Whether a message may be sent to `target` now: one a minute for each purpose, ten an hour in all. */
export function maySend(store: PreviewStore, purpose: string, target: string): boolean {
  const { codes, sent } = state(store);
  const at = now().getTime();
  const last = codes[keyOf(purpose, target)];
  const recent = (sent[target] ?? []).filter((time) => time > at - hourMs);
  sent[target] = recent;
  return (!last || at - last.sentAt >= resendAfterS * 1000) && recent.length < maxPerHour;
}

/**
 * Makes a code of six digits, valid for five minutes, and puts it into the outbox. With `isSilent` nothing is sent and
 * the limits count the same, so that the answer does not reveal whether an account exists.
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
  codes[keyOf(purpose, target)] = { code, sentAt: at, until: at + codeLifeS * 1000, wrong: 0 };
  sent[target] = [...(sent[target] ?? []), at];
  if (isSilent) {
    return;
  }
  deliver(store, {
    to: target,
    channel: target.includes('@') ? 'email' : 'sms',
    code,
    text: `【征程人才招聘平台】您正在${purposeWords[purpose] ?? '验证身份'}，验证码 ${code}，5 分钟内有效，请勿告诉他人。`,
  });
}

/** Checks a code for any of `purposes`. It is invalid afterwards when it was right, or after five wrong tries. */
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
      if (known.wrong >= maxWrong) {
        delete codes[key];
        return 'TOO_MANY_ATTEMPTS';
      }
    }
  }
  return 'CODE_WRONG';
}

/** A ticket that proves, for `purpose`, that `loginName` has the mobile or e-mail: ten minutes, single use (contract: CodeTicket). */
export function issueTicket(store: PreviewStore, purpose: string, loginName: string): string {
  const ticket = randomBytes(16).toString('hex');
  state(store).tickets[ticket] = { purpose, loginName, until: now().getTime() + ticketLifeMs };
  return ticket;
}

/** Checks a ticket, which is invalid afterwards; `CODE_WRONG` when it is for another purpose or person, `CODE_EXPIRED` when it is too old. */
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
