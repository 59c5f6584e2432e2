import type { Delivery } from '@/services/types';
import { activityPath } from '@/utils/paths/activities';
import { positionPath } from '@/utils/paths/positions';

/** The address of a delivery's position or activity. */
export function targetHref({ kind, targetId }: Pick<Delivery, 'kind' | 'targetId'>): string {
  return kind === 'activity' ? activityPath(targetId) : positionPath(targetId, 'user');
}
