import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import Waiting from '@/components/Waiting';
import PositionStateTag from '@/features/positions/shared/PositionStateTag';
import { useAsOfNow } from '@/hooks/useAsOfNow';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import CardPart from './CardPart';
import DeliveryActions, { type OnChanged } from './DeliveryActions';
import styles from './DeliveryCard.module.css';
import Standing from './Standing';
import DeliveryTag from './shared/DeliveryTag';
import { isOverdue } from './shared/standing';
import Timeline from './shared/Timeline';
import { targetHref } from './targetHref';

interface DeliveryCardProps {
  delivery: Delivery;
  /** A link named this one: it takes the focus, with its course open. */
  isMarked?: boolean;
  onChanged: OnChanged;
}

/** One delivery: what it is for, where it stands, what comes next and by when, its course, and what was sent. */
export default function DeliveryCard({ delivery, isMarked = false, onChanged }: DeliveryCardProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(isMarked);
  const card = useRef<HTMLElement>(null);
  const headingId = useId();
  const { kind, status, positionState } = delivery;
  // A deadline that passes while the list is in view changes what is said and offered.
  useAsOfNow(() => isOverdue(delivery, Date.now()));

  useEffect(() => {
    if (!isMarked) return;
    setOpen(true);
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'center' });
  }, [isMarked]);

  return (
    <article
      ref={card}
      tabIndex={isMarked ? -1 : undefined}
      className={isMarked ? styles.marked : styles.card}
      aria-labelledby={headingId}
      aria-current={isMarked || undefined}
    >
      <Flex component="header" gap={12} align="flex-start" justify="space-between">
        <h2 id={headingId} className={styles.title} lang="zh-CN">
          <Link to={targetHref(delivery)}>{delivery.targetName}</Link>
        </h2>
        <DeliveryTag status={status} kind={kind} />
      </Flex>
      <Flex wrap component="p" gap="4px 16px" className="quiet">
        <span lang="zh-CN">{delivery.enterpriseName}</span>
        {delivery.number && <span>{t('deliveries.number', { number: delivery.number })}</span>}
        {positionState && (
          <Flex component="span" gap={8} align="center">
            {t('deliveries.positionState')}
            <PositionStateTag state={positionState} />
          </Flex>
        )}
      </Flex>
      <Standing delivery={delivery} />
      <DeliveryActions delivery={delivery} onChanged={onChanged} />
      <Flex wrap gap="0 24px">
        {delivery.timeline.length > 0 && (
          <CardPart words="timeline" isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            <Timeline delivery={delivery} />
          </CardPart>
        )}
        {status !== 'draft' && <SentPart deliveryId={delivery.id} />}
      </Flex>
    </article>
  );
}

// The comparison brings the résumé's words and names: fetched by those who open it.
const SentAndNow = lazy(
  () => import(/* webpackChunkName: "sent-and-now" */ '@/features/resume/shared/SentAndNow'),
);

/** What was sent against the résumé now. */
function SentPart({ deliveryId }: { deliveryId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <CardPart words="sent" isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <Suspense fallback={<Waiting rows={3} />}>
        <SentAndNow deliveryId={deliveryId} />
      </Suspense>
    </CardPart>
  );
}
