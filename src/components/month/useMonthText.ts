import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { dayStart } from '@/utils/month';
import { portalZone } from '@/utils/portalZone';

/** 5 January 1970 is a Monday. */
const someMonday = 4;
const dayMs = 86_400_000;

/** Formats months, days and weekdays in the current language. */
export function useMonthText() {
  const { locale } = useIntl();
  return useMemo(() => {
    // Days are formatted in UTC, because `dayStart` gives midnight in UTC.
    const format = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') => {
      const formatter = new Intl.DateTimeFormat(locale, { timeZone, ...options });
      return (instant: number) => formatter.format(instant);
    };
    const title = format({ year: 'numeric', month: 'long' });
    const day = format({ month: 'long', day: 'numeric', weekday: 'short' });
    const short = format({ weekday: 'short' });
    const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, portalZone);
    return {
      /** YYYY-MM in words. */
      month: (month: string) => title(dayStart(month)),
      /** YYYY-MM-DD in words, with its weekday. */
      day: (value: string) => day(dayStart(value)),
      /** The clock time of an ISO time. */
      clock: (at: string) => clock(Date.parse(at)),
      /** Short names from Monday to Sunday. */
      weekdays: Array.from({ length: 7 }, (_, index) => {
        const instant = (someMonday + index) * dayMs;
        return short(instant);
      }),
    };
  }, [locale]);
}

export type MonthText = ReturnType<typeof useMonthText>;
