import { useLockFn } from 'ahooks';
import type { AccountInfo, OwnCodePurpose, OwnTarget } from '@/services/types';
import { sendEmailCode, sendMobileCode, validateMobileCode } from '@/services/user';
import { useCodeCall } from './useCodeCall';

/** Where a code to oneself goes. */
export interface OwnCodeTarget {
  own: OwnTarget;
  /** As it is shown; it is never sent, for a masked text names nobody (contract, SendOwnCode). */
  masked: string;
}

/** The account's own mobile, else its e-mail; undefined when it has neither. */
export function ownTargetOf({ mobile, email }: AccountInfo): OwnCodeTarget | undefined {
  if (mobile) return { own: 'mobile', masked: mobile };
  return email ? { own: 'email', masked: email } : undefined;
}

const options = { skipErrorHandler: true };

/** A code to the account's own mobile or e-mail, named by its kind, and the ticket it is turned into. */
export function useOwnCode(purpose: OwnCodePurpose) {
  const { run, state } = useCodeCall(purpose);

  const send = useLockFn((own: OwnTarget) => {
    const call = own === 'mobile' ? sendMobileCode : sendEmailCode;
    return run(() => call({ purpose }, options));
  });

  /** Rejects with CODE_WRONG, CODE_EXPIRED; says nothing itself. */
  const ticketFor = async (own: OwnTarget, code: string): Promise<string> => {
    const { ticket } = await validateMobileCode({ own, code: code.trim(), purpose }, options);
    return ticket;
  };

  return { ...state, send, ticketFor };
}
