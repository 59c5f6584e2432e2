import { parseArgs } from 'node:util';
import { site } from '../../../config/site';
import type { Token } from './known';
import type { Login } from './steps/login';

export interface Options {
  /** The address of the server, with the prefix /pt. */
  base: string;
  login?: Login;
  token?: Token;
  writes: boolean;
  /** A mobile number of the tester, for calls that send codes. */
  mobile?: string;
  timeoutMs: number;
  /** The report lists every difference, those of one cause too. */
  isWhole: boolean;
  /** Where the JUnit report is written. */
  junit?: string;
}

export const usage = `npm run contract -- --base URL [--login NAME:PASSWORD | --token HEADER:VALUE] [--write] [--mobile NUMBER]
                     [--timeout MS] [--junit FILE] [--all]

  --base     the address of the server, before ${site.apiPrefix}
  --login    signs in; a captcha is asked for in this terminal
  --token    a token of somebody who is signed in, in place of --login
  --write    also calls that change something, with an account for tests
  --mobile   a mobile number of yours, for codes by SMS (with --write)
  --timeout  milliseconds until a call counts as not answered (${site.requestTimeoutMs})
  --junit    writes the report as JUnit XML too
  --all      lists every difference, also those that have one cause`;

/** What is wrong with the command line. */
export class UsageError extends Error {}

/** `a:b` at its first colon. */
function pairOf(name: string, text: string): [string, string] {
  const at = text.indexOf(':');
  if (at < 1 || at === text.length - 1)
    throw new UsageError(`--${name} takes two parts with a colon between`);
  return [text.slice(0, at), text.slice(at + 1).trimStart()];
}

function baseOf(text: string | undefined): string {
  if (!text || !URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new UsageError('--base takes the http or https address of the server');
  }
  const root = text.replace(/\/+$/, '');
  return root.endsWith(site.apiPrefix) ? root : `${root}${site.apiPrefix}`;
}

function tokenOf(text: string): Token {
  const [key, value] = pairOf('token', text);
  return { key, value, domain: site.defaultDomain };
}

function loginOf(text: string): Login {
  const [loginName, password] = pairOf('login', text);
  return { loginName, password };
}

function timeoutOf(text: string): number {
  const ms = Number(text);
  if (!(ms > 0)) throw new UsageError('--timeout takes milliseconds');
  return ms;
}

/** Reads the command line. @throws UsageError */
export function readOptions(args: string[]): Options {
  const known = {
    base: { type: 'string' },
    login: { type: 'string' },
    token: { type: 'string' },
    write: { type: 'boolean' },
    mobile: { type: 'string' },
    timeout: { type: 'string' },
    junit: { type: 'string' },
    all: { type: 'boolean' },
  } as const;
  let values: Partial<Record<Exclude<keyof typeof known, 'write' | 'all'>, string>> & {
    write?: boolean;
    all?: boolean;
  };
  try {
    ({ values } = parseArgs({ args, options: known }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { base, login, token, write, mobile, timeout, junit, all } = values;
  if (login && token) throw new UsageError('--login or --token, not both');
  return {
    base: baseOf(base),
    writes: write === true,
    isWhole: all === true,
    timeoutMs: timeout ? timeoutOf(timeout) : site.requestTimeoutMs,
    ...(login && { login: loginOf(login) }),
    ...(token && { token: tokenOf(token) }),
    ...(mobile && { mobile }),
    ...(junit && { junit }),
  };
}
