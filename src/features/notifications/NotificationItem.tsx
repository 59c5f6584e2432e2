import { Link } from '@umijs/max';
import { Tag } from 'antd';
import Time, { Due } from '@/components/Time';
import { deliveryPath, knownStep, nextStepPath } from '@/features/deliveries/shared/nextStep';
import { useT } from '@/hooks/useT';
import type { Notification } from '@/services/types';
import styles from './NotificationItem.module.css';
import { notificationTypes } from './notificationState';

interface NotificationItemProps {
  notification: Notification;
  onRead: () => void;
}

/** One notification: what it says, what it asks and by when, and the one step to where that is done. */
export default function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const t = useT();
  const { id, title, body, createdAt, readAt, action, deliveryId } = notification;
  // A type or an action of a newer server is left out rather than shown without words.
  const type = notificationTypes.find((known) => known === notification.type);
  const step = knownStep(action?.type);
  return (
    <article className={styles.item} data-unread={!readAt || undefined}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {!readAt && <span className={styles.unread}>{t('notifications.unread')}</span>}
          <span lang="zh-CN">{title}</span>
        </h2>
        {type && <Tag color="default">{t(`notifications.type.${type}`)}</Tag>}
        <span className={styles.at}>
          <Time value={createdAt} />
        </span>
      </div>
      <p className={styles.body} lang="zh-CN">
        {body}
      </p>
      <div className={styles.foot}>
        {action && step && (
          <>
            <Link
              className={styles.main}
              to={nextStepPath(step, { deliveryId, notificationId: id, kind: 'position' })}
              onClick={onRead}
            >
              {t(`deliveries.action.${step}`)}
            </Link>
            <Due value={action.dueAt} />
          </>
        )}
        {deliveryId && (
          <Link
            className={styles.plain}
            to={deliveryPath(deliveryId)}
            aria-label={t('notifications.delivery.label', { title })}
            onClick={onRead}
          >
            {t('notifications.delivery')}
          </Link>
        )}
        {!readAt && (
          <button
            type="button"
            className={styles.plain}
            aria-label={t('notifications.read.label', { title })}
            onClick={onRead}
          >
            {t('notifications.read')}
          </button>
        )}
      </div>
    </article>
  );
}
