import { useLockFn } from 'ahooks';
import type { AccountInfo, OwnCodePurpose, OwnTarget } from '@/services/types';
import { sendEmailCode, sendMobileCode, validateMobileCode } from '@/services/user';
import { useCodeCall } from './useCodeCall';

/** Where a code to the person's own account is sent. */
export interface OwnCodeTarget {
  own: OwnTarget;
  /**
   * For display only: the call does not send the masked text, which does not identify the account (contract:
   * SendOwnCode).
   */
  masked: string;
}

/** The account's own mobile, else its e-mail; undefined when it has neither. */
export function ownTargetOf({ mobile, email }: AccountInfo): OwnCodeTarget | undefined {
  if (mobile) return { own: 'mobile', masked: mobile };
  return email ? { own: 'email', masked: email } : undefined;
}

const options = { skipErrorHandler: true };

/** Sends a code to the account's own mobile or e-mail, named by its kind, and exchanges the code for a ticket. */
export function useOwnCode(purpose: OwnCodePurpose) {
  const { run, state } = useCodeCall(purpose);

  const send = useLockFn((own: OwnTarget) => {
    const call = own === 'mobile' ? sendMobileCode : sendEmailCode;
    return run(() => call({ purpose }, options));
  });

  /** Rejects with CODE_WRONG, CODE_EXPIRED; the caller shows the message. */
  const ticketFor = async (own: OwnTarget, code: string): Promise<string> => {
    const { ticket } = await validateMobileCode({ own, code: code.trim(), purpose }, options);
    return ticket;
  };

  return { ...state, send, ticketFor };
}
