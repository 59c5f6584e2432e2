import { useLocation } from '@umijs/max';
import AppointmentList from '../AppointmentList';
import AppointmentScreen from '../AppointmentScreen';

/** One's interviews, or the one that a link names by its delivery. */
export default function AppointmentsTab() {
  const deliveryId = new URLSearchParams(useLocation().search).get('deliveryId');
  if (deliveryId) return <AppointmentScreen key={deliveryId} deliveryId={deliveryId} />;
  return <AppointmentList />;
}
