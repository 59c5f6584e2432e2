import { randomBytes } from 'node:crypto';
import type { Known } from '../known';
import { NotChecked } from '../notChecked';
import { fieldOf, pickedTexts } from '../picked';
import { answered, newPuzzle, type Reader } from '../puzzle';
import { type Session, tokenIn } from '../session';
import type { Step, Wanted } from '../step';
import { nobodysEmail } from './codes';
import { draw, sealed } from './login';
import { startUp } from './session';

const passwords = ['Contract#2026', 'Contract#2027'] as const;
const wrongPassword = 'Wrong#Contract1';
const wrongCode = '000000';
const loginFailed: Wanted = { codes: ['LOGIN_FAILED'], status: 200 };

/** @throws NotChecked where the server's own rule refuses the text. */
function followed(known: Known, rule: string, text: string): string {
  const pattern = known.text('rules of portal', `${rule}.pattern`);
  if (!new RegExp(pattern).test(text))
    throw new NotChecked(`${rule} refuses what the check would use`);
  return text;
}

function agreements(known: Known): object[] {
  const agreementId = known.text('rules of portal', 'agreementId');
  return [agreementId, 'privacy'].map((docId) => {
    const texts = known.data('getPrivacyTexts');
    const [version] = Array.isArray(texts)
      ? pickedTexts(
          texts.find((one) => fieldOf(one, 'docId') === docId),
          'version',
        )
      : [];
    if (!version) throw new NotChecked(`getPrivacyTexts has no text ${docId}`);
    return { docId, version };
  });
}

export interface Newcomer {
  session: Session;
  reader: Reader;
  mobile?: string;
}

/**
 * An account that is made for this check and closed again, so that wrong tries and a change of the password meet nobody
 * else's account.
 */
export function newcomerSteps({ session, reader, mobile }: Newcomer): Step[] {
  const puzzle = newPuzzle();
  const loginName = `check_${randomBytes(4).toString('hex')}`;
  const number = (): string => {
    if (!mobile) throw new NotChecked('needs --mobile');
    return mobile;
  };
  const step = (call: string, extra: Partial<Step>): Step => ({
    call,
    by: 'newcomer',
    writes: true,
    name: 'as asked',
    ...extra,
  });
  const secret = (call: string, name: string, values: () => object, refused?: Wanted): Step =>
    step(call, { name, values: (known) => ({ body: sealed(known, values()) }), refused });
  const visit = startUp('newcomer', session);

  return [
    {
      ...visit,
      writes: true,
      values: (known) => {
        number();
        return visit.values?.(known) ?? {};
      },
    },
    { ...draw('newcomer', 'regist', 'for the registration', puzzle, reader), writes: true },
    step('sendMobileCode', {
      values: () => ({ body: { target: number(), purpose: 'regist', ...answered(puzzle) } }),
    }),
    step('validateMobileCode', {
      values: async (known) => {
        if (known.data('sendMobileCode') === undefined) throw new NotChecked('no code was sent');
        return { body: { mobile: number(), code: await reader.code(number()), purpose: 'regist' } };
      },
    }),
    step('registerUser', {
      values: (known) => ({
        body: sealed(known, {
          loginName: followed(known, 'loginNameRule', loginName),
          password: followed(known, 'passwordRule', passwords[0]),
          mobile: number(),
          ticket: known.text('validateMobileCode', 'ticket'),
          agreements: agreements(known),
        }),
      }),
      keep: ({ data }) => {
        const token = tokenIn(data);
        session.end('newcomer');
        if (token) session.begin('newcomer', token);
      },
    }),
    ...[
      secret(
        'changePassword',
        'a wrong old password',
        () => ({ oldPassword: wrongPassword, newPassword: passwords[1] }),
        loginFailed,
      ),
      secret('changePassword', 'as asked', () => ({
        oldPassword: passwords[0],
        newPassword: passwords[1],
      })),
      secret(
        'saveFirstPassword',
        'an account that has a password',
        () => ({ newPassword: passwords[0], ticket: wrongCode }),
        { codes: ['NOT_ALLOWED'] },
      ),
      secret(
        'changeEmail',
        'a code that nobody sent',
        () => ({ value: nobodysEmail, code: wrongCode, password: passwords[1] }),
        { codes: ['CODE_WRONG', 'CODE_EXPIRED'] },
      ),
      secret(
        'changeMobile',
        'a wrong password',
        () => ({ value: number(), code: wrongCode, password: wrongPassword }),
        loginFailed,
      ),
      secret(
        'unsubscribe',
        'a wrong password',
        () => ({ password: wrongPassword, reason: 'contract check' }),
        loginFailed,
      ),
      secret('unsubscribe', 'as asked', () => ({
        password: passwords[1],
        reason: 'contract check',
      })),
      step('getPassportHeader', {
        name: 'after the account was closed',
        refused: {
          codes: ['UNAUTHORISED'],
          status: 401,
          instead: { success: 'token-after-logout' },
        },
      }),
    ].map(afterRegistration),
  ];

  /** Only where the account was made. */
  function afterRegistration(one: Step): Step {
    return {
      ...one,
      values: (known) => {
        known.text('registerUser', 'user.loginName');
        return one.values?.(known) ?? {};
      },
    };
  }
}
