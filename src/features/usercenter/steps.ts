import { knownStep, nextStepPath } from '@/features/deliveries/shared/nextStep';
import { correctionHref } from '@/features/resume/shared/entrances';
import type { Delivery, NextActionType, Todo } from '@/services/types';

/** A to-do with the link to its screen. */
export interface TodoStep extends Todo {
  /** Undefined: an action that the portal does not know; the delivery explains it. */
  step?: NextActionType | 'complete';
  to: string;
}

const never = Number.MAX_SAFE_INTEGER;
const due = ({ dueAt }: Todo) => (dueAt ? Date.parse(dueAt) || never : never);

function pathOf({ type, deliveryId, notificationId }: Todo, delivery: Delivery | undefined) {
  if (type === 'mend' && delivery) return correctionHref(delivery.applyId, delivery.fields?.[0]);
  // Only positions have interviews and background checks; a draft may be of either kind.
  const kind = delivery?.kind ?? (type === 'finish' ? undefined : 'position');
  return nextStepPath(type, { deliveryId, notificationId, kind, targetId: delivery?.targetId });
}

/** The to-dos, the nearest deadline first, those without one last. `deliveries` make the links more direct. */
export function todoStepsOf(todos: readonly Todo[], deliveries: readonly Delivery[]): TodoStep[] {
  return todos
    .map(
      (todo): TodoStep => ({
        ...todo,
        step: todo.type === 'complete' ? todo.type : knownStep(todo.type),
        to: pathOf(
          todo,
          deliveries.find(({ id }) => id === todo.deliveryId),
        ),
      }),
    )
    .sort((a, b) => due(a) - due(b));
}
