import { useLocation } from '@umijs/max';
import LateBoundary from '@/components/LateBoundary';
import RouteLoading from '@/loading';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import NotificationList from '../NotificationList';
import SingleNotification from '../SingleNotification';

/** Two forms; the list needs none. */
const ConsentScreen = lazyWithRetry(
  () => import(/* webpackChunkName: "consent" */ '../consent/ConsentScreen'),
);

/** The list of notifications, the one that a link names, or the consent that one of them requests. */
export default function NotificationsTab() {
  const query = new URLSearchParams(useLocation().search);
  const consent = query.get('consent');
  const single = query.get('notificationId');
  if (consent) {
    return (
      <LateBoundary key={consent} waiting={<RouteLoading />}>
        <ConsentScreen notificationId={consent} />
      </LateBoundary>
    );
  }
  if (single) return <SingleNotification key={single} id={single} />;
  return <NotificationList />;
}
