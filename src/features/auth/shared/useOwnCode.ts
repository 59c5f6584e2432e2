import { useRef } from 'react';
import type { AccountInfo, OwnCodePurpose, OwnTarget } from '@/services/types';
import { sendEmailCode, sendMobileCode, validateMobileCode } from '@/services/user';
import { type Refuse, useCodeCall } from './useCodeCall';

/** Where a code to the person's own account is sent. */
interface OwnCodeTarget {
  own: OwnTarget;
  /**
   * For display only: the call does not send the masked text, which does not identify the account (contract:
   * SendOwnCode).
   */
  masked: string;
}

/** For an account without a password: its own mobile, else its e-mail; undefined when it has neither. */
export function ownTargetOf(info: AccountInfo): OwnCodeTarget | undefined {
  const { hasPassword, mobile, email } = info;
  if (hasPassword) return undefined;
  if (mobile) return { own: 'mobile', masked: mobile };
  return email ? { own: 'email', masked: email } : undefined;
}

const options = { skipErrorHandler: true };

/**
 * A code in place of a missing password: sent to the account's own mobile or e-mail, named by its kind, and exchanged
 * for a ticket. `field` is the form's field of the code.
 */
export function useOwnCode(
  purpose: OwnCodePurpose,
  info: AccountInfo,
  field: string,
  refuse: Refuse,
) {
  const { run, sending } = useCodeCall(purpose, refuse);
  // Like its code, a ticket works once. A call that did not reach the server has not used it, so it is kept.
  const ticket = useRef<string>(undefined);
  const target = ownTargetOf(info);

  const onSend = () => {
    const call = target?.own === 'mobile' ? sendMobileCode : sendEmailCode;
    void run({ target: field, code: field }, () => call({ purpose }, options));
  };

  /** The ticket for the code; undefined without a target. Rejects with CODE_WRONG, CODE_EXPIRED. */
  const ticketFor = async (code: string): Promise<string | undefined> => {
    if (!target || ticket.current) return ticket.current;
    const { own } = target;
    const answer = await validateMobileCode({ own, code: code.trim(), purpose }, options);
    ticket.current = answer.ticket;
    return answer.ticket;
  };

  return {
    target,
    sending: { ...sending, onSend },
    ticketFor,
    hasTicket: () => ticket.current !== undefined,
    /** For a ticket that the server has refused. */
    dropTicket: () => {
      ticket.current = undefined;
    },
  };
}
