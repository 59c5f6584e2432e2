import type { MonthEntry } from '@/components/month/monthEntries';
import type { KeyDate, Notice } from '@/services/types';
import { noticePath } from './paths';

/** In the order in which they come; what is no time stands last. */
export function inOrder(dates: readonly KeyDate[]): KeyDate[] {
  const instant = ({ at }: KeyDate) => {
    const ms = Date.parse(at);
    return Number.isNaN(ms) ? Number.POSITIVE_INFINITY : ms;
  };
  return [...dates].sort((one, other) => instant(one) - instant(other) || 0);
}

/** The nearest key date that is still to come, or undefined; `now` in ms. */
export function nextKeyDate(dates: readonly KeyDate[], now: number): KeyDate | undefined {
  return inOrder(dates).find(({ at }) => Date.parse(at) > now);
}

/** The key dates of notices as entries of a month, each leading to its notice. */
export function keyDateEntries(notices: readonly Notice[]): MonthEntry[] {
  return notices.flatMap(({ id, title, keyDates }) =>
    keyDates.map(({ label, at }) => ({
      key: `notice ${id} ${label} ${at}`,
      at,
      label: `${label} · ${title}`,
      labelLang: 'zh-CN',
      to: noticePath(id, 'home'),
      tone: 'processing' as const,
    })),
  );
}
