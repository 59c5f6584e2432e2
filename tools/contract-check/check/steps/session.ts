import { site } from '../../../../config/site';
import { isUsableKey } from '../aes';
import type { Finding } from '../finding';
import { shown } from '../finding';
import type { Token } from '../known';
import { fieldOf, picked } from '../picked';
import { checkToken, type Session, tokenIn } from '../session';
import type { Caller, Step, Success } from '../step';
import { checkSame, reads, unknownId } from './make';

const domains = [site.defaultDomain, site.reviewerDomain] as const;

/** The start-up call without a token. `holder` then has the token that it brings. */
export const startUp = (holder: Caller, session: Session): Step => ({
  call: 'getTokenAndUser',
  by: holder === 'visitor' ? 'nobody' : holder,
  name:
    holder === 'visitor'
      ? 'the start-up of a visitor'
      : `the start-up before the ${holder} signs in`,
  beforeLogin: true,
  values: () => ({ path: { domain: site.defaultDomain } }),
  check: ({ data }) => checkToken(data, site.defaultDomain),
  keep: ({ data }) => {
    const token = tokenIn(data);
    if (token) session.begin(holder, token);
  },
});

function checkKey({ data }: Success): Finding[] {
  const key = fieldOf(data, 'key');
  return typeof key !== 'string' || isUsableKey(key)
    ? []
    : [{ kind: 'aes-key', where: 'data.key', expected: 'ASCII characters', got: shown(key) }];
}

/** The calls of a visitor's session: token, domains, keys. */
export function visitorSteps(session: Session): Step[] {
  return [
    startUp('visitor', session),
    {
      call: 'getAccessToken',
      by: 'nobody',
      name: 'as asked',
      values: () => ({ path: { domain: site.defaultDomain } }),
      check: ({ data }) => checkToken(data, site.defaultDomain),
    },
    {
      call: 'getTokenAndUser',
      by: 'nobody',
      name: 'a domain that is not there',
      values: () => ({ path: { domain: unknownId } }),
      refused: { codes: [] },
    },
    ...domains.flatMap((domain): Step[] => [
      reads('getLoginDomain', {
        name: domain,
        values: () => ({ path: { domain } }),
        check: checkSame('domain', ({ path }) => path?.domain),
        keep: ({ data, known }) => known.keep(`login of ${domain}`, data),
      }),
      reads('getRegistRules', {
        name: domain,
        values: () => ({ path: { domain } }),
        check: checkKey,
        keep: ({ data, known }) => known.keep(`rules of ${domain}`, data),
      }),
    ]),
  ];
}

/** The start-up of who is signed in brings that person (spec §7). */
function checkUser({ data, known }: Success): Finding[] {
  const [got] = picked(data, 'user.loginName');
  const [wanted] = picked(known.data('submitLogin'), 'user.loginName');
  const isRight = got !== undefined && (wanted === undefined || got === wanted);
  const expected = wanted === undefined ? 'a user' : shown(wanted);
  const differs: Finding = {
    kind: 'session-user-missing',
    where: 'data.user',
    expected,
    got: shown(got),
  };
  return [...checkToken(data, site.defaultDomain), ...(isRight ? [] : [differs])];
}

/** The start-up call of the signed-in person; with a token that was given, it tells whether somebody is. */
export function personStartUp(session: Session, given?: Token): Step[] {
  if (given) {
    session.begin('person', given);
    session.isPersonIn = true;
  }
  return [
    {
      call: 'getTokenAndUser',
      by: 'person',
      name: 'the start-up of a signed-in person',
      values: () => ({ path: { domain: site.defaultDomain } }),
      check: checkUser,
      keep: ({ data }) => {
        const token = tokenIn(data);
        if (token) session.begin('person', token);
        if (given && fieldOf(data, 'user') === undefined) session.isPersonIn = false;
      },
    },
  ];
}

/** Signing out of the session that the check began, and the old token after it. */
export function logoutSteps(session: Session): Step[] {
  return [
    {
      call: 'submitLogout',
      by: 'person',
      name: 'as asked',
      values: () => ({ path: { domain: site.defaultDomain } }),
    },
    {
      call: 'getPassportHeader',
      by: 'person',
      name: 'the old token after signing out',
      refused: { codes: ['UNAUTHORISED'], status: 401, instead: { success: 'token-after-logout' } },
      checkFailure: () => {
        session.end('person');
        return [];
      },
    },
  ];
}
