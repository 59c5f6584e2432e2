import { Link } from '@umijs/max';
import { useId, useState } from 'react';
import { Deadline } from '@/components/Time';
import PositionStateTag from '@/features/positions/shared/PositionStateTag';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import DeliveryActions from './DeliveryActions';
import styles from './DeliveryCard.module.css';
import DeliveryTag from './shared/DeliveryTag';
import { standingOf } from './shared/standing';
import Timeline from './shared/Timeline';

interface DeliveryCardProps {
  delivery: Delivery;
  isOpenAtFirst?: boolean;
  onChanged: () => void;
}

/** One delivery: what it is for, where it stands, what comes next and by when, and its course. */
export default function DeliveryCard({ delivery, isOpenAtFirst, onChanged }: DeliveryCardProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(Boolean(isOpenAtFirst));
  const headingId = useId();
  const courseId = useId();
  const { kind, status, positionState, nextAction } = delivery;
  const standing = standingOf(status, kind, positionState);

  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.title} lang="zh-CN">
          {kind === 'position' ? (
            <Link to={`/recruitmentview/${encodeURIComponent(delivery.targetId)}/user`}>
              {delivery.targetName}
            </Link>
          ) : (
            delivery.targetName
          )}
        </h2>
        <DeliveryTag status={status} kind={kind} />
      </header>
      <p className={styles.facts}>
        <span lang="zh-CN">{delivery.enterpriseName}</span>
        {delivery.number && <span>{t('deliveries.number', { number: delivery.number })}</span>}
        {positionState && (
          <span className={styles.axis}>
            {t('deliveries.positionState')}
            <PositionStateTag state={positionState} />
          </span>
        )}
      </p>
      <p className={styles.standing}>
        {standing && t(standing.key)}
        {standing && standing.actor !== 'nobody' && ` ${t(`deliveries.actor.${standing.actor}`)}`}
        {nextAction && standing?.actor === 'candidate' && (
          <>
            {' '}
            <Deadline value={nextAction.dueAt} />
          </>
        )}
      </p>
      {delivery.reason && (
        <p className={styles.reason}>
          {t('deliveries.reason')}
          <span lang="zh-CN">{delivery.reason}</span>
        </p>
      )}
      <div className={styles.foot}>
        <DeliveryActions delivery={delivery} onChanged={onChanged} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={courseId}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'deliveries.timeline.hide' : 'deliveries.timeline.show')}
        </button>
      </div>
      <div id={courseId} hidden={!isOpen} className={styles.course}>
        {isOpen && <Timeline delivery={delivery} />}
      </div>
    </article>
  );
}
