import { Button, Flex } from 'antd';
import ActionLink from '@/components/ActionLink';
import AlertOffer from '@/components/AlertOffer';
import LinkTabs from '@/components/LinkTabs';
import PagedList from '@/components/PagedList';
import shared from '@/components/shared.module.css';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import NotificationItem from './NotificationItem';
import { type NotificationState, notificationList, notificationTypes } from './notificationState';
import { useNotifications } from './useNotifications';

/** Notifications by type, optionally only unread ones, newest first; the list's state is in the URL. */
export default function NotificationList() {
  const t = useT();
  const { state, hrefOf } = useUrlState(notificationList);
  const { unread, mark, ...request } = useNotifications(state);
  const { type, isUnreadOnly } = state;
  const hrefWith = (patch: Partial<NotificationState>) =>
    hrefOf({ ...state, current: 1, ...patch });

  return (
    <>
      <AlertOffer isSetting />
      <LinkTabs
        label={t('notifications.types')}
        keys={[undefined, ...notificationTypes]}
        current={type}
        textOf={(one) => t(one ? `notifications.type.${one}` : 'common.all')}
        hrefOf={(one) => hrefWith({ type: one })}
      />
      <PagedList
        isTitleHidden
        title={t('notifications.list.label')}
        countOf={() =>
          unread !== undefined &&
          t(type ? 'notifications.countOfAll' : 'notifications.count', { count: unread })
        }
        request={request}
        failureTitle={t('notifications.failed')}
        empty={{
          title: t(isUnreadOnly ? 'notifications.empty.unread' : 'notifications.empty'),
          hint: t('notifications.empty.hint'),
          action:
            type || isUnreadOnly
              ? { label: t('notifications.empty.all'), to: '/user/notifications' }
              : { label: t('deliveries.empty.action'), to: '/searchPosition/all' },
        }}
        current={state.current}
        hrefOf={(current) => hrefWith({ current })}
        row={(notification) => (
          <NotificationItem notification={notification} onRead={() => mark(notification.id)} />
        )}
        controls={
          <Flex wrap gap="4px 16px" align="center">
            <ActionLink isPlain size="medium" to={hrefWith({ isUnreadOnly: !isUnreadOnly })}>
              {t(isUnreadOnly ? 'notifications.showAll' : 'notifications.showUnread')}
            </ActionLink>
            <Button
              className={shared.idle}
              // aria-disabled, because a disabled button would lose the focus.
              aria-disabled={unread === 0}
              onClick={() => mark()}
            >
              {t('notifications.readAll')}
            </Button>
          </Flex>
        }
      />
    </>
  );
}
