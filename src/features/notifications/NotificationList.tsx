import { Button, Flex } from 'antd';
import ActionLink from '@/components/ActionLink';
import AsyncContent from '@/components/AsyncContent';
import LinkTabs from '@/components/LinkTabs';
import Pager from '@/components/Pager';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import NotificationItem from './NotificationItem';
import styles from './NotificationList.module.css';
import { type NotificationState, notificationList, notificationTypes } from './notificationState';
import { useNotifications } from './useNotifications';

/** Notifications by type, optionally only unread ones, newest first; the list's state is in the URL. */
export default function NotificationList() {
  const t = useT();
  const { state, hrefOf } = useUrlState(notificationList);
  const { unread, mark, ...request } = useNotifications(state);
  const { data, error, isLoading } = request;
  const { type, isUnreadOnly } = state;
  const isFiltered = Boolean(type || isUnreadOnly || state.current > 1);
  const isBeyond = data !== undefined && data.total > 0 && data.list.length === 0;
  const hrefWith = (patch: Partial<NotificationState>) =>
    hrefOf({ ...state, current: 1, ...patch });
  const tab = (one: NotificationState['type']) => ({
    key: one ?? 'all',
    label: t(one ? `notifications.type.${one}` : 'common.all'),
    to: hrefWith({ type: one }),
    isCurrent: type === one,
  });

  return (
    <section aria-label={t('notifications.list.label')} aria-busy={isLoading}>
      <LinkTabs
        label={t('notifications.types')}
        tabs={[tab(undefined), ...notificationTypes.map(tab)]}
      />
      <Flex wrap gap="8px 16px" align="center" style={{ marginBottom: 12 }}>
        <span role="status">
          {t(type ? 'notifications.countOfAll' : 'notifications.count', { count: unread })}
        </span>
        <ActionLink isPlain size="medium" to={hrefWith({ isUnreadOnly: !isUnreadOnly })}>
          {t(isUnreadOnly ? 'notifications.showAll' : 'notifications.showUnread')}
        </ActionLink>
        <Button
          className={styles.readAll}
          // aria-disabled, because a disabled button would lose the focus.
          aria-disabled={unread === 0}
          onClick={() => mark('all')}
        >
          {t('notifications.readAll')}
        </Button>
      </Flex>
      <div className="surface">
        <AsyncContent
          data={data?.list}
          skeleton={5}
          request={request}
          failureTitle={t('notifications.failed')}
          empty={
            isBeyond
              ? {
                  title: t('list.beyond'),
                  action: { label: t('list.firstPage'), to: hrefWith({}) },
                }
              : {
                  title: t(isUnreadOnly ? 'notifications.empty.unread' : 'notifications.empty'),
                  hint: t('notifications.empty.hint'),
                  action: isFiltered
                    ? { label: t('notifications.empty.all'), to: '/user/notifications' }
                    : { label: t('deliveries.empty.action'), to: '/searchPosition/all' },
                }
          }
          row={(notification) => (
            <NotificationItem notification={notification} onRead={() => mark([notification.id])} />
          )}
        />
      </div>
      {data && !error && !isBeyond && (
        <Pager
          current={data.current}
          pageSize={data.pageSize}
          total={data.total}
          hrefOf={(current) => hrefOf({ ...state, current })}
        />
      )}
    </section>
  );
}
