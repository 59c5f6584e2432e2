import { useModel } from '@umijs/max';
import { useCall } from '@/hooks/useCall';
import { useNews } from '@/hooks/useNews';
import { readUserCenter } from '@/hooks/userCenter';
import { useUser } from '@/hooks/useUser';
import { everyDelivery } from '@/models/delivery';
import { ignoreReported } from '@/request/errorHandler';
import type { CallOptions } from '@/request/types';
import type { Delivery, UserCenter } from '@/services/types';
import { todoStepsOf } from './steps';

/** Only the delivery itself has the data to continue a draft or to correct a returned résumé. */
async function deliveriesFor({ todos }: UserCenter): Promise<Delivery[]> {
  const groups = [
    ...(todos.some(({ type }) => type === 'finish') ? (['draft'] as const) : []),
    ...(todos.some(({ type }) => type === 'mend') ? (['active'] as const) : []),
  ];
  const lists = await Promise.all(
    groups.map((group) => everyDelivery({ group }, { skipErrorHandler: true })),
  );
  return lists.flat();
}

async function load(options?: CallOptions) {
  const center = await readUserCenter(options);
  const deliveries = await deliveriesFor(center).catch((error): Delivery[] => {
    ignoreReported(error);
    // The links lead to the delivery list then.
    return [];
  });
  return { center, deliveries };
}

/** The user centre and its to-dos by deadline, each with a link to its screen. Updates when the server has news. */
export function useUserCenter() {
  const { learn } = useModel('notice');
  const owner = useUser()?.loginName;
  const { data, error, isLoading, refresh, mutate } = useCall(() => load(), {
    refreshDeps: [owner],
    onSuccess: ({ center }) => learn(center.counts.unread),
  });
  const todos = data ? todoStepsOf(data.center.todos, data.deliveries) : [];
  useNews({ read: () => load({ skipErrorHandler: true }), show: mutate, key: owner });
  return { data: data?.center, todos, error, isLoading, refresh };
}
