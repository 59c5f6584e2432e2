import { useLocation } from '@umijs/max';
import ConsentScreen from '../consent/ConsentScreen';
import NotificationList from '../NotificationList';
import SingleNotification from '../SingleNotification';

/** The list of notifications, the one that a link names, or the consent that one of them requests. */
export default function NotificationsTab() {
  const query = new URLSearchParams(useLocation().search);
  const consent = query.get('consent');
  const single = query.get('notificationId');
  if (consent) return <ConsentScreen key={consent} notificationId={consent} />;
  if (single) return <SingleNotification key={single} id={single} />;
  return <NotificationList />;
}
