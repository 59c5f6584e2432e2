import { randomBytes } from 'node:crypto';
import { limits, site } from '../../../../config/site';
import { encrypted, isUsableKey } from '../aes';
import type { Known } from '../known';
import { NotChecked } from '../notChecked';
import { picked } from '../picked';
import { answered, newPuzzle, type Puzzle, type Reader } from '../puzzle';
import { type Session, tokenIn } from '../session';
import type { Caller, Step, Values } from '../step';
import { unknownId } from './make';
import { startUp } from './session';

export interface Login {
  loginName: string;
  password: string;
}

const portal = site.defaultDomain;
const censor = site.reviewerDomain;
/** Nobody's name, so that no account is locked by wrong passwords; a new one each time, as these are counted by name. */
const nobody: Login = {
  loginName: `${unknownId}-${randomBytes(4).toString('hex')}`,
  password: 'Contract#2026',
};

/** The body of a call whose payload is encrypted under the key of the domain. */
export function sealed(known: Known, values: object, domain: string = portal): { payload: string } {
  const key = known.text(`rules of ${domain}`, 'key');
  if (!isUsableKey(key)) throw new NotChecked('the key of the encryption is unusable');
  return { payload: encrypted(values, key) };
}

function demandCaptcha(known: Known, domain: string): void {
  if (picked(known.data(`login of ${domain}`), 'captchaRequired')[0] === false) {
    throw new NotChecked('the server asks for no captcha');
  }
}

const loginValues = (known: Known, sent: object, domain: string = portal): Values => ({
  path: { domain },
  body: sealed(known, sent, domain),
});

/** Draws a picture and has it read. */
export function draw(
  by: Caller,
  attrKey: string,
  name: string,
  puzzle: Puzzle,
  { solve }: Reader,
): Step {
  return {
    call: 'getCaptcha',
    by,
    name,
    beforeLogin: by === 'person',
    values: () => ({ query: { attrKey, random: puzzle.random } }),
    keep: async ({ answer }) => {
      try {
        puzzle.captcha = await solve(answer);
      } catch (error) {
        if (!(error instanceof NotChecked)) throw error;
        // The picture was checked all the same: only the steps that need its text are not.
        puzzle.unread = error.message;
      }
    },
  };
}

function refusalUnder(known: Known, domain: string) {
  const isPadded = known.text(`rules of ${domain}`, 'key').length !== limits.keyLength;
  return {
    codes: ['CAPTCHA_WRONG'],
    instead: {
      VALIDATION: isPadded ? 'aes-padding' : 'aes-payload',
      LOGIN_FAILED: 'captcha-ignored',
      success: 'captcha-ignored',
    },
  } as const;
}

const neverDrawn = (domain: string): Step => ({
  call: 'submitLogin',
  by: 'visitor',
  name: `a captcha that was never drawn, ${domain}`,
  values: (known) => {
    demandCaptcha(known, domain);
    return loginValues(known, { ...nobody, ...newPuzzle(), captcha: 'abcd' }, domain);
  },
  refused: (known) => ({ ...refusalUnder(known, domain), codes: ['CAPTCHA_WRONG'] }),
});

/** Logins that are to fail: captcha, encryption, name and password. */
export function wrongLoginSteps(reader: Reader): Step[] {
  const puzzle = newPuzzle();
  const withPuzzle = (known: Known): Values => {
    const needsCaptcha = picked(known.data(`login of ${portal}`), 'captchaRequired')[0] !== false;
    return loginValues(known, needsCaptcha ? { ...nobody, ...answered(puzzle) } : nobody);
  };
  return [
    {
      call: 'getCaptcha',
      by: 'visitor',
      name: 'without random',
      values: () => ({ query: { attrKey: 'login' } }),
      refused: { codes: ['VALIDATION'], field: 'random' },
    },
    neverDrawn(portal),
    neverDrawn(censor),
    {
      call: 'submitLogin',
      by: 'visitor',
      name: 'a payload that is not encrypted',
      values: () => ({
        path: { domain: portal },
        body: { payload: JSON.stringify({ ...nobody, ...newPuzzle() }) },
      }),
      refused: {
        codes: [],
        instead: {
          CAPTCHA_WRONG: 'aes-plain-accepted',
          LOGIN_FAILED: 'aes-plain-accepted',
          success: 'aes-plain-accepted',
        },
      },
    },
    draw('visitor', 'login', 'as asked', puzzle, reader),
    {
      call: 'submitLogin',
      by: 'visitor',
      name: 'a wrong name with a right captcha',
      values: withPuzzle,
      refused: { codes: ['LOGIN_FAILED'], status: 200, instead: { VALIDATION: 'aes-payload' } },
    },
    {
      call: 'submitLogin',
      by: 'visitor',
      name: 'the same captcha again',
      values: (known) => {
        demandCaptcha(known, portal);
        return withPuzzle(known);
      },
      refused: {
        codes: ['CAPTCHA_WRONG'],
        instead: { LOGIN_FAILED: 'captcha-reused', success: 'captcha-reused' },
      },
    },
  ];
}

/** Signs the person in, in a session of its own. */
export function loginSteps(session: Session, login: Login, reader: Reader): Step[] {
  const puzzle = newPuzzle();
  return [
    startUp('person', session),
    draw('person', 'login', 'for the login', puzzle, reader),
    {
      call: 'submitLogin',
      by: 'person',
      name: 'as asked',
      beforeLogin: true,
      values: (known) => {
        const needsCaptcha =
          picked(known.data(`login of ${portal}`), 'captchaRequired')[0] !== false;
        return loginValues(known, needsCaptcha ? { ...login, ...answered(puzzle) } : login);
      },
      keep: ({ data }) => {
        const token = tokenIn(data);
        if (token) session.begin('person', token);
        session.isPersonIn = true;
      },
    },
  ];
}
