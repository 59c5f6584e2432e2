import { useRef } from 'react';
import { faultsOfSending } from '@/features/auth/shared/sendOutcome';
import { ownTargetOf, useOwnCode } from '@/features/auth/shared/useOwnCode';
import type { Fault } from '@/forms/faults';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import type { AccountInfo, ContactPayload } from '@/services/types';

interface OwnerValues {
  password?: string;
  ownCode?: string;
}

/**
 * Proves that the person owns the account (contract: ContactPayload): by the password, else by a code to the account's
 * own number or address. An account with none of these needs no proof.
 */
export function useOwnerProof(info: AccountInfo, refuse: (faults: readonly Fault[]) => void) {
  const t = useT();
  const check = useValidation();
  const { send, ticketFor, ...codeState } = useOwnCode('changeContact');
  // Like its code, a ticket works once. A call that did not reach the server has not used it, so it is kept.
  const ticket = useRef<string>(undefined);
  const refusedHere = useRef<unknown>(undefined);
  const target = info.hasPassword ? undefined : ownTargetOf(info);

  const sendCode = async () => {
    if (!target) return;
    const outcome = await send(target.own);
    refuse(faultsOfSending(outcome, { target: 'ownCode', code: 'ownCode' }));
  };
  return {
    /** Where the code is sent. */
    target,
    sending: { ...codeState, onSend: () => void sendCode() },
    check: ({ password = '', ownCode = '' }: OwnerValues) => ({
      password: info.hasPassword
        ? check(t('auth.login.password'), password, { required: true, whitespace: false })
        : undefined,
      ownCode: target ? check(t('account.owner.code'), ownCode, { required: true }) : undefined,
    }),
    /** Rejects with CODE_WRONG, CODE_EXPIRED. */
    getProof: async ({
      password,
      ownCode = '',
    }: OwnerValues): Promise<Pick<ContactPayload, 'password' | 'ticket'>> => {
      if (info.hasPassword) return { password };
      if (!target) return {};
      try {
        ticket.current ??= await ticketFor(target.own, ownCode);
      } catch (failure) {
        refusedHere.current = failure;
        throw failure;
      }
      return { ticket: ticket.current };
    },
    /** Whether `getProof` rejected with this: then a refused code is the own one. */
    hasRefused: (failure: unknown) => failure === refusedHere.current,
    /** Returns the given errors; forgets a refused ticket. */
    withoutRefusedTicket: (refused: readonly Fault[]) => {
      if (refused.some(({ path }) => path === 'ownCode')) ticket.current = undefined;
      return refused;
    },
  };
}
