import { activityPath } from '@/features/activities/shared/paths';
import { positionPath } from '@/features/positions/shared/paths';
import type { Delivery } from '@/services/types';

/** The page of what was applied for. */
export function targetHref({ kind, targetId }: Pick<Delivery, 'kind' | 'targetId'>): string {
  return kind === 'activity' ? activityPath(targetId) : positionPath(targetId, 'user');
}
