/** What this server keeps of an application; the sent one is a delivery of the contract. */
export interface Application {
  id: string;
  applyId: string;
  targetId: string;
  number?: string;
  status: 'draft' | 'submitted' | 'withdrawn';
  step: string;
  version: number;
  /** Whether a step was saved: what was only opened is no draft yet. */
  isBegun: boolean;
  values: Record<string, unknown>;
  createdAt: string;
  updatedAt: string;
  timeline: { status: string; at: string; remark: string }[];
}

export interface Account {
  loginName: string;
  name: string;
  applications: Application[];
  collected: Set<string>;
  /** Steps of applications saved so far; one of them meets the end of the session. */
  saves: number;
}

export const password = 'Other#Server9';

/** Everybody whose login name begins with `seeker` has an account here, each with nothing done yet. */
export function createAccounts() {
  const all = new Map<string, Account>();
  return {
    of: (loginName: string): Account | undefined => {
      if (!/^seeker[\w-]*$/.test(loginName)) return undefined;
      const account = all.get(loginName) ?? {
        loginName,
        name: '乔野',
        applications: [],
        collected: new Set<string>(),
        saves: 0,
      };
      all.set(loginName, account);
      return account;
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;

/** The person as the contract shows them. */
export function userOf({ loginName, name }: Account) {
  return { id: `id-${loginName}`, loginName, name, domain: 'portal', roles: ['candidate'] };
}
