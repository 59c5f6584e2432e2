import { useRef } from 'react';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import type { TextKey } from '@/locales/keys';
import type { AccountInfo, OwnCodePurpose, OwnTarget } from '@/services/types';
import { sendEmailCode, sendMobileCode, validateMobileCode } from '@/services/user';
import { sessionChangeCheck } from '@/session/state/otherTabs';
import { type ErrorMapping, fieldErrorsOf, isCodeSpent } from './refusals';
import { type Refuse, useCodeCall } from './useCodeCall';

export interface OwnerValues {
  password?: string;
  ownCode?: string;
}

/**
 * Where the code for an account without a password goes: its own mobile, else its e-mail; undefined when it has neither.
 * The masked text is for display only: calls do not send it, as it does not identify the account (contract: SendOwnCode).
 */
export function ownTargetOf({ hasPassword, mobile, email }: AccountInfo) {
  const own: OwnTarget = mobile ? 'mobile' : 'email';
  const masked = mobile || email;
  return hasPassword || !masked ? undefined : { own, masked };
}

interface FormWithProof {
  form: { setFieldValue: (name: 'ownCode', code: string) => void };
  refuse: Refuse;
}

interface Proof {
  password?: string;
  ticket?: string;
}

const usualLabels = { password: 'auth.login.password', code: 'auth.code.label' } as const;
const options = { skipErrorHandler: true };

/**
 * Proves that the person owns the account (contract: ContactPayload, UnsubscribePayload): by the password, else by a
 * code to the account's own number or address, which is exchanged for a ticket. An account with none of these has no proof.
 */
export function useOwnerProof(
  purpose: OwnCodePurpose,
  info: AccountInfo,
  { form, refuse }: FormWithProof,
  ownLabels: Partial<Record<'password' | 'code', TextKey>> = {},
) {
  const t = useT();
  const check = useValidation();
  const { run, sending } = useCodeCall(purpose, refuse);
  // Like its code, a ticket works once. A call that did not reach the server has not used it, so it is kept.
  const ticket = useRef<string>(undefined);
  const { hasPassword } = info;
  const target = ownTargetOf(info);
  const labels = { ...usualLabels, ...ownLabels };
  const isCodeAsked = () => target !== undefined && ticket.current === undefined;

  const onSend = () => {
    const call = target?.own === 'mobile' ? sendMobileCode : sendEmailCode;
    void run({ target: 'ownCode', code: 'ownCode' }, () => call({ purpose }, options));
  };

  return {
    hasPassword,
    target,
    labels,
    isCodeAsked,
    sending: { ...sending, onSend },
    check: ({ password = '', ownCode = '' }: OwnerValues) => {
      const rule = { required: true, whitespace: false };
      return {
        password: hasPassword ? check(t(labels.password), password, rule) : undefined,
        ownCode: isCodeAsked() ? check(t(labels.code), ownCode, { required: true }) : undefined,
      };
    },
    /** The password, or the ticket for the code. Rejects with CODE_WRONG, CODE_EXPIRED, ERR_CANCELED (session/state/otherTabs). */
    getProof: async ({ password = '', ownCode = '' }: OwnerValues): Promise<Proof> => {
      if (target && !ticket.current) {
        const cancelIfSessionChanged = sessionChangeCheck();
        const body = { own: target.own, code: ownCode, purpose };
        const { ticket: given } = await validateMobileCode(body, options);
        cancelIfSessionChanged();
        ticket.current = given;
      }
      return hasPassword ? { password } : { ticket: ticket.current };
    },
    /** The server's errors at the form's fields. A refused code or ticket does not work any more. */
    errorsOf: <F extends string>(failure: unknown, mapping: ErrorMapping<F>) => {
      const refused = fieldErrorsOf(failure, mapping, t) ?? [];
      if (refused.some(({ path }) => path === 'ownCode')) {
        ticket.current = undefined;
        if (isCodeSpent(failure)) form.setFieldValue('ownCode', '');
      }
      return refused;
    },
  };
}

export type OwnerProof = ReturnType<typeof useOwnerProof>;
