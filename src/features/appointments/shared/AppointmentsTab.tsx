import { useLocation } from '@umijs/max';
import LateBoundary from '@/components/LateBoundary';
import RouteLoading from '@/loading';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import AppointmentList from '../AppointmentList';

/** Its times are chosen in forms; the list needs none. */
const AppointmentScreen = lazyWithRetry(
  () => import(/* webpackChunkName: "appointment" */ '../AppointmentScreen'),
);

/** The person's interviews, or the one whose delivery a link names. */
export default function AppointmentsTab() {
  const deliveryId = new URLSearchParams(useLocation().search).get('deliveryId');
  if (!deliveryId) return <AppointmentList />;
  return (
    <LateBoundary key={deliveryId} waiting={<RouteLoading />}>
      <AppointmentScreen deliveryId={deliveryId} />
    </LateBoundary>
  );
}
