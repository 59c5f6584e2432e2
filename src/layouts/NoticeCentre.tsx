import { message, notification } from 'antd';
import { useLayoutEffect } from 'react';
import { setFeedback } from '@/request/feedback';
import { site } from '../../config/site';

/** Shows the portal's messages and notifications (spec §8, §9), in its theme and language. */
export default function NoticeCentre() {
  const [messageApi, messages] = message.useMessage({ duration: site.messageDurationS });
  const [notificationApi, notifications] = notification.useNotification({
    duration: site.notificationDurationS,
    top: site.notificationOffsetPx,
    placement: 'topRight',
  });
  useLayoutEffect(
    () => setFeedback({ message: messageApi, notification: notificationApi }),
    [messageApi, notificationApi],
  );
  return (
    <>
      {messages}
      {notifications}
    </>
  );
}
