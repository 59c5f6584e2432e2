import { useModel } from '@umijs/max';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import ActionLink from '@/components/ActionLink';
import { stepDraftPrefix } from '@/features/apply/shared/stepDraftPrefix';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { showMessage } from '@/request/feedback';
import type { Delivery } from '@/services/types';
import { dropDrafts } from '@/utils/tabDrafts';
import { applyAgainPath, nextLinkOf } from './nextLink';
import { withdrawalOf } from './shared/lifecycle';

const ConfirmDialog = lazy(
  () => import(/* webpackChunkName: "confirm" */ '@/components/ConfirmDialog'),
);

/** The list is to be read again; quietly when a failure has been said already. */
export type OnChanged = (how: { isQuiet: boolean }) => void;

interface DeliveryActionsProps {
  delivery: Delivery;
  onChanged: OnChanged;
}

/** What the candidate may do with a delivery now; a withdrawal says its consequence first. */
export default function DeliveryActions({ delivery, onChanged }: DeliveryActionsProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const changed = useRef<Parameters<OnChanged>[0]>(undefined);
  const owner = useUser()?.loginName ?? '';
  const { withdraw } = useModel('delivery');
  const { kind, status, positionState, appointment } = delivery;
  const next = nextLinkOf(delivery);
  const outcome = withdrawalOf(status, kind, positionState);
  const word = outcome === 'removed' ? 'remove' : outcome === 'cancelled' ? 'cancel' : 'withdraw';
  const consequence = [
    t(`deliveries.${word}.consequence`),
    ...(word === 'withdraw' && appointment?.slotId ? [t('deliveries.withdraw.slot')] : []),
  ].join(' ');

  const run = async () => {
    // The delivery may have moved on meanwhile, which is often why it fails.
    changed.current = { isQuiet: true };
    await withdraw(delivery.id);
    changed.current = { isQuiet: false };
    // "Deleted" means on this device too.
    await dropDrafts(stepDraftPrefix(owner, delivery.applyId));
    showMessage('success', t(`deliveries.${word}.done`));
  };
  const close = () => {
    setAsking(false);
    // Not before: the dialog gives the focus back to a button that the change takes away.
    if (changed.current) onChanged(changed.current);
    changed.current = undefined;
  };
  const again = applyAgainPath(delivery);

  if (!next && !outcome && !again) return null;
  return (
    <Flex wrap gap={8}>
      {next && (
        <ActionLink size="medium" isMain={next.type !== 'attend'} to={next.to}>
          {t(`deliveries.action.${next.type}`)}
        </ActionLink>
      )}
      {again && (
        <ActionLink size="medium" to={again}>
          {t('deliveries.action.again')}
        </ActionLink>
      )}
      {outcome && <Button onClick={() => setAsking(true)}>{t(`deliveries.action.${word}`)}</Button>}
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t(`deliveries.${word}.title`, { name: delivery.targetName })}
            consequence={consequence}
            action={t(`deliveries.action.${word}`)}
            onConfirm={run}
            onClose={close}
          />
        </Suspense>
      )}
    </Flex>
  );
}
