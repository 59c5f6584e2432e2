import { NotChecked } from '../notChecked';
import { newPuzzle } from '../puzzle';
import type { Step, Wanted } from '../step';
import { sealed } from './login';
import { unknownId } from './make';

/** Of a domain that is reserved for examples (RFC 2606): nobody gets what is sent there. */
export const nobodysEmail = 'contract-check@example.com';
const wrongCode = '000000';
const newPassword = 'Contract#2026';

const wrongCaptcha: Wanted = {
  codes: ['CAPTCHA_WRONG'],
  instead: { success: 'captcha-ignored' },
};
const wrongCodes: Wanted = { codes: ['CODE_WRONG', 'CODE_EXPIRED'] };

function demanded(mobile: string | undefined): string {
  if (!mobile) throw new NotChecked('needs --mobile');
  return mobile;
}

/** A code asked for with a captcha that was never drawn. */
function sending(call: string, target: () => string, purpose?: string): Step {
  return {
    call,
    by: 'visitor',
    writes: true,
    name: 'a captcha that was never drawn',
    values: () => ({
      body: { target: target(), ...(purpose && { purpose }), ...newPuzzle(), captcha: 'abcd' },
    }),
    refused: wrongCaptcha,
  };
}

function retrieving(call: string, target: () => string): Step {
  return {
    call,
    by: 'visitor',
    writes: true,
    name: 'a code that nobody sent',
    values: (known) => ({
      body: sealed(known, { target: target(), code: wrongCode, newPassword }),
    }),
    refused: wrongCodes,
  };
}

/** Calls around codes by SMS and e-mail, without a code. */
export function codeSteps(mobile: string | undefined): Step[] {
  const number = () => demanded(mobile);
  const email = () => nobodysEmail;
  return [
    {
      call: 'validateRegistMobile',
      by: 'visitor',
      name: 'as asked',
      values: () => ({ body: { mobile: number() } }),
    },
    {
      call: 'validateMobileCode',
      by: 'visitor',
      name: 'a code that nobody sent',
      values: () => ({ body: { mobile: number(), code: wrongCode, purpose: 'regist' } }),
      refused: wrongCodes,
    },
    sending('sendMobileCode', number, 'regist'),
    sending('sendEmailCode', email, 'regist'),
    sending('sendForgetSms', number),
    sending('sendForgetMail', email),
    retrieving('retrievePassword', email),
    retrieving('retrievePasswordByPhone', number),
    {
      call: 'saveRegistration',
      by: 'visitor',
      writes: true,
      name: 'an empty form',
      values: (known) => {
        const formId = known.text('getRegistrationForm', 'formId');
        return { body: sealed(known, { formId, values: {} }) };
      },
      refused: { codes: ['VALIDATION'], field: 'name' },
    },
    {
      call: 'saveRegistration',
      by: 'visitor',
      writes: true,
      name: 'unknown id',
      values: (known) => ({ body: sealed(known, { formId: unknownId, values: {} }) }),
      refused: { codes: ['NOT_FOUND'] },
    },
  ];
}
