import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { type DateKind, dateFormatter } from '@/utils/dateFormats';
import { deadlineWords, nearDay, portalDay } from '@/utils/dateWords';
import { serverNow } from '@/utils/serverClock';
import { useT } from './useT';

export interface DateText {
  /** In relative words, such as "tomorrow 14:00", for days near today, else the date. */
  near: (value: string) => string;
  /** The exact time with its weekday. */
  exact: (value: string) => string;
  /** The day with its weekday; the year only when it is not the current one. */
  brief: (value: string) => string;
  /** The clock time only. */
  clock: (value: string) => string;
  /** How far off a deadline is. */
  deadline: (value: string) => string;
}

const yearOf = (instant: number) => portalDay(instant).slice(0, 4);

/** Formats ISO times in the current language and the portal's zone; '' for a value that is no valid time. */
export function useDateText(): DateText {
  const { locale } = useIntl();
  const t = useT();
  return useMemo(() => {
    const format = (kind: DateKind) => (instant: number) =>
      dateFormatter(locale, kind).format(instant);
    const clock = format('clock');
    const day = format('day');
    const shortDay = format('shortDay');
    const shortDayOfYear = format('shortDayOfYear');
    const weekday = format('weekday');
    const orNothing = (words: (instant: number) => string) => (value: string) => {
      const instant = Date.parse(value);
      return Number.isNaN(instant) ? '' : words(instant);
    };
    return {
      near: orNothing((instant) => {
        const name = nearDay(instant, serverNow());
        return name ? t(`common.time.${name}`, { time: clock(instant) }) : day(instant);
      }),
      exact: orNothing((instant) => `${day(instant)} (${weekday(instant)}) ${clock(instant)}`),
      brief: orNothing((instant) => {
        const isThisYear = yearOf(instant) === yearOf(serverNow());
        return `${isThisYear ? shortDay(instant) : shortDayOfYear(instant)} (${weekday(instant)})`;
      }),
      clock: orNothing(clock),
      deadline: orNothing((instant) => {
        const words = deadlineWords(instant, serverNow());
        const days = words.kind === 'inDays' ? words.days : undefined;
        return t(`common.deadline.${words.kind}`, { days, time: clock(instant) });
      }),
    };
  }, [locale, t]);
}
