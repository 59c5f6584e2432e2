import { useLocation } from '@umijs/max';
import AppointmentList from '../AppointmentList';
import AppointmentScreen from '../AppointmentScreen';

/** The person's interviews, or the one whose delivery a link names. */
export default function AppointmentsTab() {
  const deliveryId = new URLSearchParams(useLocation().search).get('deliveryId');
  if (deliveryId) return <AppointmentScreen key={deliveryId} deliveryId={deliveryId} />;
  return <AppointmentList />;
}
