import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import LateBoundary from '@/components/LateBoundary';
import Sentence from '@/components/Sentence';
import SkeletonLines from '@/components/SkeletonLines';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import type { Delivery } from '@/services/types';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { moveFocus } from '@/utils/moveFocus';
import CardPart from './CardPart';
import DeliveryActions, { type OnChanged } from './DeliveryActions';
import styles from './DeliveryCard.module.css';
import { targetHref } from './nextLink';
import StatusPanel from './StatusPanel';
import DeliveryTag from './shared/DeliveryTag';
import PositionStateTag from './shared/PositionStateTag';
import { isOverdue } from './shared/statusSentence';
import Timeline from './Timeline';

// The comparison needs the résumé's texts, so it is fetched when it is opened.
const ResumeComparison = lazyWithRetry(
  () => import(/* webpackChunkName: "sent-and-now" */ '@/features/resume/shared/ResumeComparison'),
);

interface DeliveryCardProps {
  delivery: Delivery;
  /** A link named this delivery: its card takes the focus, with the timeline open. */
  isMarked: boolean;
  onChanged: OnChanged;
}

/** A delivery: target, status, next step with deadline, timeline, and the résumé that was sent. */
export default function DeliveryCard({ delivery, isMarked, onChanged }: DeliveryCardProps) {
  const t = useT();
  const card = useRef<HTMLElement>(null);
  const headingId = useId();
  /** On a phone the rest is shown after a press, its course with it. */
  const [isOpen, setOpen] = useState(isMarked);
  const { kind, status, positionState } = delivery;
  // A deadline that passes while the list is open changes the texts and actions.
  useTimedValue(() => isOverdue(delivery));

  useEffect(() => {
    if (!isMarked) return;
    setOpen(true);
    moveFocus(card.current, 'center');
  }, [isMarked]);

  return (
    <article
      ref={card}
      tabIndex={isMarked ? -1 : undefined}
      className={`${isMarked ? styles.marked : styles.card} ${isOpen ? '' : styles.brief}`}
      aria-labelledby={headingId}
      aria-current={isMarked || undefined}
    >
      <Flex wrap component="header" gap="4px 12px" align="flex-start" justify="space-between">
        <h2 id={headingId} className={styles.title} lang="zh-CN">
          <Link to={targetHref(delivery)}>{delivery.targetName}</Link>
        </h2>
        {status !== 'hired' && <DeliveryTag status={status} kind={kind} />}
      </Flex>
      <Flex wrap gap="4px 16px" align="center" className={`quiet ${styles.unit}`}>
        <span lang="zh-CN">{delivery.enterpriseName}</span>
        {delivery.number && (
          <span className={styles.rest}>
            <Sentence id="deliveries.number" values={{ number: delivery.number }} />
          </span>
        )}
        {positionState && (
          <Flex wrap component="span" gap="0 8px" align="center" className={styles.rest}>
            {t('deliveries.positionState')}
            <PositionStateTag state={positionState} />
          </Flex>
        )}
        <Button
          type="link"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-label={t('deliveries.card.moreLabel', { name: delivery.targetName })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('deliveries.card.more')}
        </Button>
      </Flex>
      <StatusPanel delivery={delivery} />
      <DeliveryActions delivery={delivery} onChanged={onChanged} />
      <Flex wrap gap="0 24px" className={styles.rest}>
        {delivery.timeline.length > 0 && (
          <CardPart words="timeline" isWanted={isOpen}>
            <Timeline delivery={delivery} />
          </CardPart>
        )}
        {status !== 'draft' && (
          <CardPart words="sent">
            <LateBoundary waiting={<SkeletonLines rows={3} />}>
              <ResumeComparison deliveryId={delivery.id} />
            </LateBoundary>
          </CardPart>
        )}
      </Flex>
    </article>
  );
}
