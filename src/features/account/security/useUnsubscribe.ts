import { useModel } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { useRef, useState } from 'react';
import { ownTargetOf, useOwnCode } from '@/features/auth/shared/useOwnCode';
import { useFormFields } from '@/hooks/useFormFields';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { reportFailure } from '@/request/errorHandler';
import { failureOf } from '@/request/failure';
import { showMessage } from '@/request/feedback';
import type { AccountInfo } from '@/services/types';
import { closeAccount, forgetAccount } from '@/session/login';
import { refusalOf } from '../refusal';
import { isClosedAlready } from './isClosedAlready';
import { checkUnsubscribe, emptyFields, plan, type UnsubscribeField } from './unsubscribing';

const quiet = { skipErrorHandler: true } as const;

/** Closing the account, once: what is typed, what is wrong with it, and what follows. */
export function useUnsubscribe(info: AccountInfo) {
  const t = useT();
  const check = useValidation();
  const { setInitialState } = useModel('@@initialState');
  const fields = useFormFields<UnsubscribeField>(emptyFields);
  const code = useOwnCode('unsubscribe');
  const [isSubmitting, setSubmitting] = useState(false);
  // Single use, like the code it was given for: a try that did not reach the server keeps it.
  const ticket = useRef<string>(undefined);
  // A try whose answer was lost may have closed the account.
  const isUncertain = useRef(false);
  const { values } = fields;
  const target = ownTargetOf(info);

  const ticketNow = async () => {
    if (!ticket.current && target) {
      ticket.current = await code.ticketFor(target.own, values.code);
    }
    return ticket.current;
  };
  const close = async () => {
    if (isUncertain.current && (await isClosedAlready())) return;
    const reason = values.reason === 'other' ? values.other.trim() : values.reason;
    const proof = info.hasPassword ? { password: values.password } : { ticket: await ticketNow() };
    isUncertain.current = true;
    await closeAccount({ reason, ...proof }, quiet);
  };
  const finish = async () => {
    const leaveTo = await forgetAccount();
    // Also before leaving: Back may bring this very page out of the browser's cache.
    await setInitialState({ status: 'ready' });
    if (leaveTo) return window.location.assign(leaveTo);
    return showMessage('success', t('account.unsubscribe.done'));
  };
  const fail = async (failure: unknown) => {
    const isLost = failureOf(failure).kind === 'offline';
    if (isLost && isUncertain.current && (await isClosedAlready().catch(() => false))) {
      return finish();
    }
    if (!isLost) isUncertain.current = false;
    const refused = refusalOf(failure, plan, t);
    if (refused?.code) ticket.current = undefined;
    return refused ? fields.refuse(refused) : reportFailure(failure);
  };

  const submit = useLockFn(async () => {
    const found = checkUnsubscribe(values, info.hasPassword, { check, t });
    if (Object.keys(found).length > 0) return fields.refuse(found);
    fields.forgive();
    setSubmitting(true);
    try {
      await close();
      await finish();
    } catch (failure) {
      await fail(failure);
    } finally {
      setSubmitting(false);
    }
    return undefined;
  });

  return { ...fields, code, target, isSubmitting, submit };
}
