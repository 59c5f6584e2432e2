import { useModel } from '@umijs/max';
import ActionLink from '@/components/ActionLink';
import Loaded from '@/components/Loaded';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { alreadySaid } from '@/request/alreadySaid';
import { findNotification } from './findNotification';
import NotificationItem from './NotificationItem';

/** The one notification that a link names, with the way to all of them. */
export default function SingleNotification({ id }: { id: string }) {
  const t = useT();
  const { confirm } = useModel('notice');
  const request = useCall(
    async () => {
      const found = await findNotification(id);
      return found ? [found] : [];
    },
    { refreshDeps: [id, useUser()?.loginName] },
  );
  const read = async () => {
    await confirm({ notificationIds: [id] });
    request.refresh();
  };
  return (
    <section aria-label={t('notifications.list.label')} aria-busy={request.isLoading}>
      <ActionLink isPlain size="medium" to="/user/notifications">
        {t('notifications.empty.all')}
      </ActionLink>
      <div className="surface">
        <Loaded
          list={request.data}
          skeleton={1}
          request={request}
          failureTitle={t('notifications.failed')}
          empty={{
            title: t('notifications.notFound'),
            hint: t('notifications.notFound.hint'),
            action: { label: t('notifications.empty.all'), to: '/user/notifications' },
          }}
        >
          {([notification]) =>
            notification && (
              <NotificationItem
                notification={notification}
                onRead={() => read().catch(alreadySaid)}
              />
            )
          }
        </Loaded>
      </div>
    </section>
  );
}
