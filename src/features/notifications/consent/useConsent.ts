import { useModel } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { useAsOfNow } from '@/hooks/useAsOfNow';
import { useCall } from '@/hooks/useCall';
import { useUser } from '@/hooks/useUser';
import { alreadySaid } from '@/request/alreadySaid';
import { isBizError } from '@/request/BizError';
import { reportFailure } from '@/request/errorHandler';
import { isAnswerLost } from '@/request/failure';
import type { CallOptions } from '@/request/types';
import {
  agreeBackgroundCheck,
  disagreeBackgroundCheck,
  searchDeliveries,
} from '@/services/delivery';
import type { Delivery, Notification } from '@/services/types';
import { writeTab } from '@/utils/tabStore';
import { findNotification } from '../findNotification';
import { consentStandingOf } from './consentStanding';
import { refusalKey } from './refusalReason';

interface ConsentRequest {
  notification?: Notification;
  delivery?: Delivery;
}

async function read(id: string, options?: CallOptions): Promise<ConsentRequest> {
  const notification = await findNotification(id, options);
  const { deliveryId } = notification ?? {};
  if (!deliveryId) return { notification };
  const { list } = await searchDeliveries({ deliveryId }, options);
  return { notification, delivery: list[0] };
}

/** A request for consent to a background check, and the answer to it; given once, and known even if its answer is lost. */
export function useConsent(notificationId: string) {
  const { check } = useModel('notice');
  const { data, error, loading, refresh, mutate } = useCall(() => read(notificationId), {
    refreshDeps: [notificationId, useUser()?.loginName],
  });
  const [isSending, setSending] = useState(false);
  const [isTextNew, setTextNew] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const readStanding = () => consentStandingOf(data?.notification, data?.delivery, Date.now());
  // The time to answer may pass while one reads.
  useAsOfNow(() => readStanding().kind);
  const standing = readStanding();

  /** The text was renewed, it was answered elsewhere, or the answer got lost: what holds now is read again. */
  const fail = async (failure: unknown) => {
    const now = await read(notificationId, { skipErrorHandler: true }).catch(() => undefined);
    if (now) mutate(now);
    const isOpen =
      !now || consentStandingOf(now.notification, now.delivery, Date.now()).kind === 'open';
    const code = isBizError(failure) ? failure.info.errorCode : undefined;
    setTextNew(isOpen && code === 'VALIDATION');
    if (!isOpen) writeTab(refusalKey(notificationId), undefined);
    if (!isOpen && (code === 'NOT_ALLOWED' || isAnswerLost(failure))) {
      setAnswered(true);
      return;
    }
    if (code !== 'VALIDATION') reportFailure(failure);
  };

  const answer = useLockFn(async (isAgreed: boolean, reason?: string) => {
    const { notification } = data ?? {};
    const { deliveryId, action } = notification ?? {};
    if (!notification || !deliveryId || !action?.consent) return;
    const send = isAgreed ? agreeBackgroundCheck : disagreeBackgroundCheck;
    setSending(true);
    try {
      const body = { deliveryId, consentVersion: action.consent.version, reason };
      const delivery = await send(body, { skipErrorHandler: true });
      mutate({ notification: { ...notification, action: undefined }, delivery });
      writeTab(refusalKey(notificationId), undefined);
      setAnswered(true);
      check().catch(alreadySaid);
    } catch (failure) {
      await fail(failure);
    } finally {
      setSending(false);
    }
  });

  return { ...data, standing, error, loading, refresh, answer, isSending, isTextNew, isAnswered };
}
