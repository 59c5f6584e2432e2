import { useModel } from '@umijs/max';
import { useState } from 'react';
import { useCall } from '@/hooks/useCall';
import { useLockedAction } from '@/hooks/useLockedAction';
import { useTimedValue } from '@/hooks/useTimedValue';
import { useUser } from '@/hooks/useUser';
import { findDelivery } from '@/models/delivery';
import { ignoreReported, reportFailure } from '@/request/errorHandler';
import { mayBeDone } from '@/request/failure';
import type { CallOptions } from '@/request/types';
import { agreeBackgroundCheck, disagreeBackgroundCheck } from '@/services/delivery';
import { serverNow } from '@/utils/serverClock';
import { writeTab } from '@/utils/tabStore';
import { findNotification } from '../findNotification';
import { consentStateOf } from './consentState';
import { refusalKey } from './refusalReason';

async function read(id: string, options?: CallOptions) {
  const notification = await findNotification(id, options);
  const deliveryId = notification?.deliveryId;
  const delivery = deliveryId ? await findDelivery({ deliveryId }, options) : undefined;
  return { notification, delivery };
}

type Request = Awaited<ReturnType<typeof read>>;

const versionOf = (request: Request | undefined) => request?.notification?.action?.consent?.version;

/**
 * A request for consent to a background check, and the answer to it. It is answered once, and the result is found out
 * even if the answer is lost.
 */
export function useBackgroundConsent(notificationId: string) {
  const { check } = useModel('notice');
  const { data, mutate, ...request } = useCall(() => read(notificationId), {
    refreshDeps: [notificationId, useUser()?.loginName],
  });
  const [isTextNew, setTextNew] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const readState = () => consentStateOf(data?.notification, data?.delivery, serverNow());
  // The deadline may pass while the person is reading.
  useTimedValue(() => readState().kind);
  const state = readState();

  /** Reads the request again: the text may have changed, it may be answered already, or only the answer was lost. */
  const fail = async (failure: unknown) => {
    const now = await read(notificationId, { skipErrorHandler: true }).catch(() => undefined);
    if (now) mutate(now);
    const isOpen =
      !now || consentStateOf(now.notification, now.delivery, serverNow()).kind === 'open';
    const isChanged = now !== undefined && isOpen && versionOf(now) !== versionOf(data);
    setTextNew(isChanged);
    if (!isOpen) writeTab(refusalKey(notificationId), undefined);
    if (!isOpen && mayBeDone(failure)) {
      setAnswered(true);
      return;
    }
    if (!isChanged) reportFailure(failure);
  };

  const answer = useLockedAction(async (isAgreed: boolean, reason?: string) => {
    const { notification } = data ?? {};
    const { deliveryId, action } = notification ?? {};
    if (!notification || !deliveryId || !action?.consent) return;
    const send = isAgreed ? agreeBackgroundCheck : disagreeBackgroundCheck;
    try {
      const body = { deliveryId, consentVersion: action.consent.version, reason };
      const delivery = await send(body, { skipErrorHandler: true });
      mutate({ notification: { ...notification, action: undefined }, delivery });
      writeTab(refusalKey(notificationId), undefined);
      setAnswered(true);
      check().catch(ignoreReported);
    } catch (failure) {
      await fail(failure);
    }
  });

  return { ...request, data, state, answer, isTextNew, isAnswered };
}
