import { useModel } from '@umijs/max';
import { useRef } from 'react';
import { faultsOfSending } from '@/features/auth/shared/sendOutcome';
import { ownTargetOf, useOwnCode } from '@/features/auth/shared/useOwnCode';
import { usePortalForm } from '@/forms/usePortalForm';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { failureOf, isAnswerLost } from '@/request/failure';
import { showMessage } from '@/request/feedback';
import { getAccountInfo, unsubscribe } from '@/services/account';
import type { AccountInfo } from '@/services/types';
import { encryptedBody } from '@/session/actions/encryption';
import { forgetAccount } from '@/session/actions/logout';
import { currentDomain } from '@/session/state/user';
import { fieldFaultsOf } from '../fieldFaults';
import { checkUnsubscribe, faultMapping, type UnsubscribeValues } from './unsubscribing';

const quiet = { skipErrorHandler: true } as const;

/** Closes the account once, and then ends the session. */
export function useUnsubscribe(info: AccountInfo) {
  const t = useT();
  const check = useValidation();
  const { setInitialState } = useModel('@@initialState');
  const { send: sendCode, ticketFor, ...codeState } = useOwnCode('unsubscribe');
  // Like its code, a ticket works once. A call that did not reach the server has not used it, so it is kept.
  const ticket = useRef<string>(undefined);
  // Whether an earlier call may have closed the account, since its answer was lost.
  const isUncertain = useRef(false);
  const target = ownTargetOf(info);

  const ticketNow = async (code: string) => {
    if (!ticket.current && target) ticket.current = await ticketFor(target.own, code);
    return ticket.current;
  };
  const close = async ({ reason, other, password, code }: UnsubscribeValues) => {
    if (isUncertain.current && (await isClosedAlready())) return;
    const sentReason = (reason === 'other' ? other?.trim() : reason) ?? '';
    const proof = info.hasPassword ? { password } : { ticket: await ticketNow(code ?? '') };
    const body = await encryptedBody({ reason: sentReason, ...proof }, quiet, currentDomain());
    isUncertain.current = true;
    await unsubscribe(body, quiet);
  };
  const finish = async () => {
    const leaveTo = await forgetAccount();
    // Cleared before leaving: Back may restore this page from the browser's cache.
    await setInitialState({ status: 'ready' });
    if (leaveTo) return window.location.assign(leaveTo);
    return showMessage('success', t('account.unsubscribe.done'));
  };

  const state = usePortalForm<UnsubscribeValues>({
    id: 'unsubscribe',
    check: (values) => checkUnsubscribe(values, info.hasPassword, { check, t }),
    send: async (values) => {
      try {
        await close(values);
      } catch (failure) {
        const isLost = isAnswerLost(failure);
        const mayBeClosed = isLost && isUncertain.current;
        if (!isLost) isUncertain.current = false;
        if (!mayBeClosed || !(await isClosedAlready().catch(() => false))) throw failure;
      }
      await finish();
    },
    faultsOf: (failure) => {
      const refused = fieldFaultsOf(failure, faultMapping, t) ?? [];
      if (refused.some(({ path }) => path === 'code')) ticket.current = undefined;
      return refused;
    },
  });

  const onSend = async () => {
    if (!target) return;
    const outcome = await sendCode(target.own);
    state.refuse(faultsOfSending(outcome, { target: 'code', code: 'code' }));
  };
  return { state, target, sending: { ...codeState, onSend: () => void onSend() } };
}

/**
 * Whether the account is already closed: then the server does not accept the session any more. Rejects when this cannot
 * be found out.
 */
async function isClosedAlready(): Promise<boolean> {
  try {
    await getAccountInfo({ skipErrorHandler: true });
    return false;
  } catch (error) {
    const { kind } = failureOf(error);
    if (kind === 'unauthorised' || kind === 'timedOut') return true;
    throw error;
  }
}
