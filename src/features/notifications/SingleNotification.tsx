import { useModel } from '@umijs/max';
import ActionLink from '@/components/ActionLink';
import AsyncContent from '@/components/AsyncContent';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { ignoreReported } from '@/request/errorHandler';
import { serverNow } from '@/utils/serverClock';
import { findNotification } from './findNotification';
import NotificationItem from './NotificationItem';

/** The notification that a link names, with a link to all notifications. */
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
    const readAt = new Date(serverNow()).toISOString();
    request.mutate((list) => list?.map((one) => ({ ...one, readAt })));
  };
  return (
    <>
      <h2 className="visuallyHidden">{t('notifications.list.label')}</h2>
      <ActionLink isPlain size="medium" to="/user/notifications">
        {t('notifications.empty.all')}
      </ActionLink>
      <div className="surface">
        <AsyncContent
          data={request.data}
          skeleton={1}
          request={request}
          failureTitle={t('notifications.failed')}
          empty={{
            title: t('notifications.notFound'),
            hint: t('notifications.notFound.hint'),
            action: { label: t('notifications.empty.all'), to: '/user/notifications' },
          }}
          row={(notification) => (
            <NotificationItem
              notification={notification}
              onRead={() => read().catch(ignoreReported)}
            />
          )}
        />
      </div>
    </>
  );
}
