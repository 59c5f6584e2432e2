import { useModel } from '@umijs/max';
import { useRef } from 'react';
import { useOwnerProof } from '@/features/auth/shared/useOwnerProof';
import { errorsAt } from '@/forms/fieldErrors';
import { usePortalForm } from '@/forms/usePortalForm';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { isAnswerLost, isRefusedToken } from '@/request/failure';
import { showMessage } from '@/request/feedback';
import { getAccountInfo, unsubscribe } from '@/services/account';
import type { AccountInfo } from '@/services/types';
import { encryptedBody } from '@/session/actions/encryption';
import { forgetAccount } from '@/session/actions/logout';
import { sessionChangeCheck } from '@/session/state/otherTabs';
import { currentDomain } from '@/session/state/user';
import { errorMapping, otherLimit, type UnsubscribeValues } from './unsubscribing';

const quiet = { skipErrorHandler: true } as const;

/** Closes the account once, and then ends the session. */
export function useUnsubscribe(info: AccountInfo) {
  const t = useT();
  const check = useValidation();
  const { setInitialState } = useModel('@@initialState');
  // Whether an earlier call may have closed the account, since its answer was lost.
  const isUncertain = useRef(false);

  const close = async ({ reason, other, ...own }: UnsubscribeValues) => {
    const cancelIfSessionChanged = sessionChangeCheck();
    if (isUncertain.current && (await isClosedAlready())) return;
    const sentReason = (reason === 'other' ? other : reason) ?? '';
    const plain = { reason: sentReason, ...(await proof.getProof(own)) };
    const body = await encryptedBody(plain, quiet, currentDomain());
    cancelIfSessionChanged();
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
    check: ({ reason = '', other = '', word = '', ...own }) => {
      const choice = { required: true, asks: 'choice' } as const;
      const words = { required: true, max: otherLimit };
      const expected = t('account.unsubscribe.word');
      const isConfirmed = word.toLowerCase() === expected.toLowerCase();
      return errorsAt({
        reason: check(t('account.unsubscribe.reason'), reason, choice),
        other: reason === 'other' ? check(t('account.unsubscribe.other'), other, words) : undefined,
        ...(isUnprovable ? { ownCode: t('account.unsubscribe.noTarget') } : proof.check(own)),
        word: isConfirmed ? undefined : t('account.unsubscribe.wordWrong', { word: expected }),
      });
    },
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
    errorsOf: (failure) => proof.errorsOf(failure, errorMapping),
  });
  const proof = useOwnerProof('unsubscribe', info, state);
  const isUnprovable = !info.hasPassword && !proof.target;
  return { state, proof, isUnprovable };
}

/**
 * Whether the account is already closed: then the server does not accept the session any more. Rejects when this cannot
 * be found out.
 */
async function isClosedAlready(): Promise<boolean> {
  try {
    await getAccountInfo(quiet);
    return false;
  } catch (error) {
    if (isRefusedToken(error)) return true;
    throw error;
  }
}
