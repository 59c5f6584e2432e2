import { useModel } from '@umijs/max';
import { useRef } from 'react';
import { ownTargetOf, useOwnCode } from '@/features/auth/shared/useOwnCode';
import { usePortalForm } from '@/forms/usePortalForm';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { failureOf } from '@/request/failure';
import { showMessage } from '@/request/feedback';
import { getAccountInfo } from '@/services/account';
import type { AccountInfo } from '@/services/types';
import { closeAccount, forgetAccount } from '@/session/login';
import { refusalOf } from '../refusal';
import { checkUnsubscribe, plan, type UnsubscribeValues } from './unsubscribing';

const quiet = { skipErrorHandler: true } as const;

/** Closing the account, once, and what follows. */
export function useUnsubscribe(info: AccountInfo) {
  const t = useT();
  const check = useValidation();
  const { setInitialState } = useModel('@@initialState');
  const { send: sendCode, ticketFor, ...standing } = useOwnCode('unsubscribe');
  // Single use, like the code it was given for: a try that did not reach the server keeps it.
  const ticket = useRef<string>(undefined);
  // A try whose answer was lost may have closed the account.
  const isUncertain = useRef(false);
  const target = ownTargetOf(info);

  const ticketNow = async (code: string) => {
    if (!ticket.current && target) ticket.current = await ticketFor(target.own, code);
    return ticket.current;
  };
  const close = async ({ reason, other, password, code }: UnsubscribeValues) => {
    if (isUncertain.current && (await isClosedAlready())) return;
    const said = (reason === 'other' ? other?.trim() : reason) ?? '';
    const proof = info.hasPassword ? { password } : { ticket: await ticketNow(code ?? '') };
    isUncertain.current = true;
    await closeAccount({ reason: said, ...proof }, quiet);
  };
  const finish = async () => {
    const leaveTo = await forgetAccount();
    // Also before leaving: Back may bring this very page out of the browser's cache.
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
        const isLost = failureOf(failure).kind === 'offline';
        const mayBeClosed = isLost && isUncertain.current;
        if (!isLost) isUncertain.current = false;
        if (!mayBeClosed || !(await isClosedAlready().catch(() => false))) throw failure;
      }
      await finish();
    },
    faultsOf: (failure) => {
      const refused = refusalOf(failure, plan, t) ?? [];
      if (refused.some(({ path }) => path === 'code')) ticket.current = undefined;
      return refused;
    },
  });

  const onSend = async () => {
    if (!target) return;
    const { refusal } = (await sendCode(target.own)) ?? {};
    state.refuse(refusal ? [{ path: 'code', ...refusal }] : []);
  };
  return { state, target, sending: { ...standing, onSend: () => void onSend() } };
}

/** Whether the account is closed already: a session that worked a moment ago is known to nobody. Rejects when not told. */
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
