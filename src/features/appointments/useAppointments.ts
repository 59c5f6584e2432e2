import { useMemo } from 'react';
import { useCall } from '@/hooks/useCall';
import { useNews } from '@/hooks/useNews';
import { useUser } from '@/hooks/useUser';
import { everyDelivery } from '@/models/delivery';
import type { Delivery } from '@/services/types';
import { datesOf } from './dates';

/**
 * The person's deliveries and their dates, for the interview screens. Updates when the server has news; `renew` reads
 * silently again, `replace` puts in a delivery that an action has changed.
 */
export function useAppointments() {
  const owner = useUser()?.loginName;
  const call = useCall(() => everyDelivery({}), { refreshDeps: [owner] });
  const { data, mutate } = call;
  const dates = useMemo(() => datesOf(data ?? []), [data]);

  const { renew, noteChange } = useNews<Delivery[]>({
    read: () => everyDelivery({}, { skipErrorHandler: true }),
    show: mutate,
    key: owner,
  });

  const replace = (changed: Delivery) => {
    noteChange();
    mutate((list) => list?.map((one) => (one.id === changed.id ? changed : one)));
  };

  return { ...call, dates, renew, replace };
}
