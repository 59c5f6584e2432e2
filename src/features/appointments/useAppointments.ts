import { useMemo } from 'react';
import { allDeliveries } from '@/features/deliveries/shared/allDeliveries';
import { useCall } from '@/hooks/useCall';
import { useNews } from '@/hooks/useNews';
import { useUser } from '@/hooks/useUser';
import type { Delivery } from '@/services/types';
import { datesOf } from './dates';

/**
 * One's deliveries for the screens of interviews, and the dates they bring. They follow the server when there is
 * news; `renew` reads them again without a word, `replace` puts in the one that an act changed.
 */
export function useAppointments() {
  const call = useCall(() => allDeliveries({}), { refreshDeps: [useUser()?.loginName] });
  const { data, mutate } = call;
  const dates = useMemo(() => datesOf(data ?? []), [data]);

  const renew = async (): Promise<Delivery[]> => {
    const deliveries = await allDeliveries({}, { skipErrorHandler: true });
    mutate(deliveries);
    return deliveries;
  };
  useNews(renew);

  const replace = (changed: Delivery) =>
    mutate((list) => list?.map((one) => (one.id === changed.id ? changed : one)));

  return { ...call, dates, renew, replace };
}
