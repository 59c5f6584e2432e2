import { useMemo } from 'react';
import { allDeliveries } from '@/features/deliveries/shared/allDeliveries';
import { useCall } from '@/hooks/useCall';
import { useNews } from '@/hooks/useNews';
import { useUser } from '@/hooks/useUser';
import { alreadySaid } from '@/request/alreadySaid';
import type { CallOptions } from '@/request/types';
import { getUserCenter } from '@/services/session';
import type { Delivery, UserCenter } from '@/services/types';
import { stepsOf } from './steps';

interface Loaded {
  center: UserCenter;
  /** Those that a to-do names; [] when they could not be read: the to-dos then lead there by way of the delivery. */
  deliveries: Delivery[];
}

/** A draft and a failed review are gone on with by what only the delivery itself tells. */
async function deliveriesFor({ todos }: UserCenter): Promise<Delivery[]> {
  const groups = [
    ...(todos.some(({ type }) => type === 'finish') ? (['draft'] as const) : []),
    ...(todos.some(({ type }) => type === 'mend') ? (['active'] as const) : []),
  ];
  const lists = await Promise.all(
    groups.map((group) => allDeliveries({ group }, { skipErrorHandler: true })),
  );
  return lists.flat();
}

async function load(options?: CallOptions): Promise<Loaded> {
  const center = await getUserCenter(options);
  const deliveries = await deliveriesFor(center).catch((error) => {
    alreadySaid(error);
    return [];
  });
  return { center, deliveries };
}

/** The user centre and its to-dos in order of deadline, each with the way to where it is done; follows the server's news. */
export function useUserCenter() {
  const { data, error, loading, refresh, mutate } = useCall(() => load(), {
    refreshDeps: [useUser()?.loginName],
  });
  const todos = useMemo(() => (data ? stepsOf(data.center.todos, data.deliveries) : []), [data]);
  useNews(async () => mutate(await load({ skipErrorHandler: true })));
  return { data: data?.center, todos, error, loading, refresh };
}
