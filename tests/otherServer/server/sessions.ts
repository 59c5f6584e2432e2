import { randomBytes } from 'node:crypto';
import { Refusal } from './refusal';

/** What is kept of one browser: which values of its token were given, and which is the newest that it has used. */
export interface Session {
  domain: string;
  loginName?: string;
  /** How many values were given, and the number of the newest one that came back. */
  given: number;
  used: number;
}

/** All sessions by each value of their tokens. A value is good until a newer one has been used. */
export function createSessions() {
  const values = new Map<string, { session: Session; number: number }>();
  const ended = new WeakSet<Session>();

  /** A further value for a session: each answer brings one. */
  function nextValue(session: Session): string {
    const value = randomBytes(12).toString('hex');
    session.given += 1;
    values.set(value, { session, number: session.given });
    return value;
  }

  return {
    nextValue,
    begin: (domain: string, loginName?: string): Session => ({
      domain,
      loginName,
      given: 0,
      used: 0,
    }),
    end: (session: Session): void => {
      ended.add(session);
    },
    hasEnded: (session: Session): boolean => ended.has(session),
    /** @throws a Refusal with 412 for a value that is over */
    of: (value: string): Session => {
      const found = values.get(value);
      if (!found || ended.has(found.session) || found.number < found.session.used) {
        throw new Refusal('LOGIN_EXPIRED', '登录已超时，请重新登录', { status: 412 });
      }
      found.session.used = found.number;
      return found.session;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
