import { knownStep, nextStepPath } from '@/features/deliveries/shared/nextStep';
import { mendHrefFor } from '@/features/resume/shared/entrances';
import type { Delivery, NextActionType, Todo } from '@/services/types';

/** A to-do with the one way to where it is done. */
export interface Step extends Todo {
  /** undefined: an act that the portal does not know, which the delivery explains. */
  step?: NextActionType | 'complete';
  to: string;
}

const never = Number.POSITIVE_INFINITY;
const due = ({ dueAt }: Todo) => (dueAt ? Date.parse(dueAt) || never : never);

function pathOf({ type, deliveryId, notificationId }: Todo, delivery: Delivery | undefined) {
  if (type === 'mend' && delivery) return mendHrefFor(delivery.applyId, delivery.fields?.[0]);
  // Only positions have interviews and background checks; drafts may be of either kind.
  const kind = delivery?.kind ?? (type === 'finish' ? undefined : 'position');
  return nextStepPath(type, { deliveryId, notificationId, kind, targetId: delivery?.targetId });
}

/** The to-dos, the nearest deadline first, those without one last; `deliveries` tell the straight way where they can. */
export function stepsOf(todos: readonly Todo[], deliveries: readonly Delivery[]): Step[] {
  return todos
    .map(
      (todo): Step => ({
        ...todo,
        step: todo.type === 'complete' ? todo.type : knownStep(todo.type),
        to: pathOf(
          todo,
          deliveries.find(({ id }) => id === todo.deliveryId),
        ),
      }),
    )
    .sort((a, b) => (due(a) === due(b) ? 0 : due(a) - due(b)));
}
