import type { MonthEntry } from '@/components/month/monthEntries';
import { appointmentPath, deliveryPath } from '@/features/deliveries/shared/nextStep';
import type { CalendarEntry } from '@/services/types';
import { positionPath } from '@/utils/paths/positions';
import type { TodoStep } from './steps';

const tones = {
  closing: 'warning',
  interview: 'success',
  activity: 'processing',
  deadline: 'error',
  publicity: 'processing',
} as const satisfies Record<CalendarEntry['kind'], MonthEntry['tone']>;

function pathOf(entry: CalendarEntry, todos: readonly TodoStep[]): string | undefined {
  const { kind, deliveryId, targetId } = entry;
  switch (kind) {
    case 'closing':
      return targetId && positionPath(targetId, 'user', '/usercenter');
    case 'interview':
      return deliveryId && appointmentPath(deliveryId);
    default:
      return (
        todos.find((todo) => kind === 'deadline' && todo.deliveryId === deliveryId)?.to ??
        (deliveryId && deliveryPath(deliveryId))
      );
  }
}

/** The calendar's entries with their links; a deadline links to the screen where it is met. */
export function monthEntriesOf(
  calendar: readonly CalendarEntry[],
  todos: readonly TodoStep[],
): MonthEntry[] {
  return calendar.map((entry) => ({
    key: `${entry.kind} ${entry.deliveryId ?? entry.targetId} ${entry.at}`,
    at: entry.at,
    label: entry.title,
    labelLang: 'zh-CN',
    to: pathOf(entry, todos),
    tone: tones[entry.kind],
  }));
}
