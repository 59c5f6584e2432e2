import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { type DateKind, dateFormatter } from '@/utils/dateFormats';
import { dayStart } from '@/utils/month';

/** Formats months, days and weekdays in the current language. */
export function useMonthText() {
  const { locale } = useIntl();
  return useMemo(() => {
    // Midnight in UTC, which `dayStart` gives, is on the same day in the portal's zone.
    const format = (kind: DateKind) => (day: string) =>
      dateFormatter(locale, kind).format(dayStart(day));
    const weekday = format('weekday');
    const shortDay = format('shortDay');
    return {
      /** YYYY-MM in words. */
      month: format('month'),
      /** YYYY-MM-DD in words, with its weekday. */
      day: (day: string) => `${shortDay(day)} (${weekday(day)})`,
      /** Short names from Monday to Sunday; 1 January 2024 is a Monday. */
      weekdays: Array.from({ length: 7 }, (_, index) => weekday(`2024-01-0${index + 1}`)),
    };
  }, [locale]);
}
