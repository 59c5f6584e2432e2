import type { MonthEntry } from '@/components/month/monthEntries';
import { appointmentPath, deliveryPath } from '@/features/deliveries/shared/nextStep';
import { positionPath } from '@/features/positions/shared/paths';
import type { CalendarEntry } from '@/services/types';
import type { Step } from './steps';

const tones = {
  closing: 'warning',
  interview: 'success',
  activity: 'processing',
  deadline: 'error',
  publicity: 'processing',
} as const satisfies Record<CalendarEntry['kind'], MonthEntry['tone']>;

function pathOf(entry: CalendarEntry, todos: readonly Step[]): string | undefined {
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

/** The calendar's entries with the way to each; a deadline leads to where it is met. */
export function monthEntriesOf(
  calendar: readonly CalendarEntry[],
  todos: readonly Step[],
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
