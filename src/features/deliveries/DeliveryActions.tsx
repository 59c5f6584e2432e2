import { useModel } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import ActionError from '@/components/ActionError';
import ActionLink from '@/components/ActionLink';
import Confirm from '@/components/Confirm';
import Sentence from '@/components/Sentence';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { showMessage } from '@/request/feedback';
import type { Delivery } from '@/services/types';
import { stepDraftPrefix } from '@/utils/stepDraftPrefix';
import { dropDrafts } from '@/utils/tabDrafts';
import { serverWord } from '@/utils/words';
import styles from './DeliveryCard.module.css';
import { applyAgainPath, nextLinkOf } from './nextLink';
import { withdrawalNow } from './shared/statusSentence';

/** The list must be read again; `isQuiet` when an error has been shown already. */
export type OnChanged = (how: { isQuiet: boolean }) => void;

interface DeliveryActionsProps {
  delivery: Delivery;
  onChanged: OnChanged;
}

/** The actions that a candidate may take on a delivery now. A withdrawal explains its effect first. */
export default function DeliveryActions({ delivery, onChanged }: DeliveryActionsProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const changed = useRef<Parameters<OnChanged>[0]>(undefined);
  const owner = useUser()?.loginName ?? '';
  const { withdraw } = useModel('delivery');
  const { appointment } = delivery;
  const next = nextLinkOf(delivery);
  const outcome = withdrawalNow(delivery);
  const word = outcome === 'removed' ? 'remove' : outcome === 'cancelled' ? 'cancel' : 'withdraw';
  // Of an activity's enrolment the answer does not say whether it is open; its sentence names the condition.
  const isOpen = delivery.kind === 'activity' || delivery.positionState === 'open';
  const again = word === 'cancel' ? 'cancel' : isOpen ? word : 'closed';
  const consequence = [
    t(`deliveries.${word}.consequence`),
    t(`deliveries.again.${again}`),
    ...(word === 'withdraw' && appointment?.slotId ? [t('deliveries.withdraw.slot')] : []),
  ].reduce((first, second) => t('deliveries.sentences', { first, second }));

  const run = async () => {
    setFailure(undefined);
    // The failure may mean that the delivery has changed meanwhile, so the list is read again.
    changed.current = { isQuiet: true };
    try {
      await withdraw(delivery.id);
    } catch (error) {
      setFailure(error);
      throw error;
    }
    changed.current = { isQuiet: false };
    // The person deletes the application, so its drafts on this device are deleted, too.
    await dropDrafts(stepDraftPrefix(owner, delivery.applyId));
    showMessage('success', t(`deliveries.${word}.done`));
  };
  const close = () => {
    setAsking(false);
    // Only after the dialog has closed: it returns the focus to a button that the change removes.
    if (changed.current) onChanged(changed.current);
    changed.current = undefined;
  };
  const againPath = applyAgainPath(delivery);

  if (!next && !outcome && !againPath) return null;
  return (
    <>
      <Flex wrap gap="8px 16px">
        {next && (
          <ActionLink size="medium" isMain={next.type !== 'attend'} to={next.to}>
            {t(`deliveries.action.${next.type}`)}
          </ActionLink>
        )}
        {againPath && (
          <ActionLink size="medium" to={againPath}>
            {t('deliveries.action.again')}
          </ActionLink>
        )}
        {outcome && (
          // Its words begin where those above and below it begin.
          <Button
            type="text"
            className={styles.rest}
            style={{ paddingInline: 4, marginInline: -4 }}
            onClick={() => setAsking(true)}
          >
            {t(`deliveries.action.${word}`)}
          </Button>
        )}
      </Flex>
      <ActionError error={failure} />
      {isAsking && (
        <Confirm
          title={
            <Sentence
              id={`deliveries.${word}.title`}
              values={{ name: serverWord(delivery.targetName) }}
            />
          }
          consequence={consequence}
          action={t(`deliveries.action.${word}`)}
          refusal={t(`deliveries.keep.${word}`)}
          onConfirm={run}
          onClose={close}
        />
      )}
    </>
  );
}
