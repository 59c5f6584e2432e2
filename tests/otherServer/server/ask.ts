import type { Account } from './accounts';
import { Refusal } from './refusal';
import type { Session } from './sessions';

/** A call that is complete: the contract has checked what it carries. */
export interface Ask {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  session: Session;
  /** The signed-in person. */
  account?: Account;
}

/** The `data` of the answer; a Refusal is thrown. */
export type Handler = (ask: Ask) => unknown;

/** The signed-in person of a call that needs one. */
export function accountOf({ account }: Ask): Account {
  if (!account) throw new Refusal('UNAUTHORISED', '请先登录', { status: 401 });
  return account;
}

/** A page of a list, counted from 1. */
export function pageOf<T>(all: T[], { current = 1, pageSize = 20 }: Ask['query']) {
  const size = Number(pageSize);
  const start = (Number(current) - 1) * size;
  return {
    list: all.slice(start, start + size),
    total: all.length,
    current: Number(current),
    pageSize: size,
  };
}
