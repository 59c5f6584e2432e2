import type { MonthEntry } from '@/components/month/monthEntries';
import type { KeyDate, Notice } from '@/services/types';
import { noticePath } from '@/utils/paths/content';

/** Sorted by time; invalid times come last. */
export function sortedByTime(dates: readonly KeyDate[]): KeyDate[] {
  const instant = ({ at }: KeyDate) => Date.parse(at) || Number.POSITIVE_INFINITY;
  return [...dates].sort((one, other) => instant(one) - instant(other) || 0);
}

/** The next key date, or undefined; `now` in ms. */
export function nextKeyDate(dates: readonly KeyDate[], now: number): KeyDate | undefined {
  return sortedByTime(dates).find(({ at }) => Date.parse(at) > now);
}

/** The key dates of notices as entries of a month, with links to the notices. */
export function keyDateEntries(notices: readonly Notice[]): MonthEntry[] {
  return notices.flatMap(({ id, title, keyDates }) =>
    keyDates.map(({ label, at }) => ({
      key: `notice ${id} ${label} ${at}`,
      at,
      label: [label, title].filter(Boolean).join(' · '),
      labelLang: 'zh-CN',
      to: noticePath(id, 'home'),
      tone: 'processing' as const,
    })),
  );
}
