import { Button, Flex, Tag } from 'antd';
import { useRef } from 'react';
import ActionLink from '@/components/ActionLink';
import { DeadlineText } from '@/components/Deadline';
import Time from '@/components/Time';
import { deliveryPath, knownStep, nextStepPath } from '@/features/deliveries/shared/nextStep';
import { useT } from '@/hooks/useT';
import type { Notification } from '@/services/types';
import { moveFocus } from '@/utils/moveFocus';
import styles from './NotificationItem.module.css';
import { notificationTypes } from './notificationState';

interface NotificationItemProps {
  notification: Notification;
  onRead: () => void;
}

/** A notification: its text, the requested action with its deadline, and the link to it. */
export default function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, title, body, createdAt, readAt, action, deliveryId } = notification;
  // A type or action that this version does not know has no label, so it is left out.
  const type = notificationTypes.find((known) => known === notification.type);
  const step = knownStep(action?.type);
  return (
    <article className={styles.item} data-unread={!readAt || undefined}>
      <Flex wrap gap="4px 12px" align="center">
        <h3 ref={heading} className={styles.title} tabIndex={-1}>
          {!readAt && <span className={styles.unread}>{t('notifications.unread')}</span>}
          <span lang="zh-CN">{title}</span>
        </h3>
        {type && (
          <Tag key={type} color="default">
            {t(`notifications.type.${type}`)}
          </Tag>
        )}
        <span className={`quiet ${styles.at}`}>
          <Time value={createdAt} />
        </span>
      </Flex>
      <p className="quiet" lang="zh-CN">
        {body}
      </p>
      <Flex wrap gap="4px 16px" align="center">
        {action && step && (
          <>
            <DeadlineText value={action.dueAt} />
            <ActionLink
              isMain
              size="medium"
              to={nextStepPath(step, { deliveryId, notificationId: id, kind: 'position' })}
              onClick={onRead}
            >
              {t(`deliveries.action.${step}`)}
            </ActionLink>
          </>
        )}
        <Flex gap={16}>
          {deliveryId && (
            <ActionLink
              isPlain
              size="medium"
              to={deliveryPath(deliveryId)}
              aria-label={t('notifications.delivery.label', { title })}
              onClick={onRead}
            >
              {t('notifications.delivery')}
            </ActionLink>
          )}
          {!readAt && (
            <Button
              type="link"
              style={{ paddingInline: 0 }}
              aria-label={t('notifications.read.label', { title })}
              onClick={() => {
                // The button disappears, and would take the focus with it.
                moveFocus(heading.current);
                onRead();
              }}
            >
              {t('notifications.read')}
            </Button>
          )}
        </Flex>
      </Flex>
    </article>
  );
}
