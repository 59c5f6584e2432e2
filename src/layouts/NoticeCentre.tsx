import { message, notification } from 'antd';
import { useLayoutEffect } from 'react';
import { setFeedback } from '@/request/feedback';
import { limits } from '../../config/site';
import { useFocusInView } from './useFocusInView';

/**
 * Shows the portal's messages and notifications (spec §8, §9), in its theme and language. Fetched with the first press
 * (AppProvider), together with the code that scrolls focused elements into view.
 */
export default function NoticeCentre() {
  useFocusInView();
  const [messageApi, messages] = message.useMessage({ duration: limits.messageDurationS });
  const [notificationApi, notifications] = notification.useNotification({
    duration: limits.notificationDurationS,
    top: limits.notificationOffsetPx,
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
