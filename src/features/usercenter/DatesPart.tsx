import { useMemo } from 'react';
import MonthGrid from '@/components/month/MonthGrid';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import type { CalendarEntry } from '@/services/types';
import { portalMonth } from '@/utils/dateWords';
import { monthOf, queryOf } from '@/utils/urlValues';
import { monthEntriesOf } from './dates';
import Part from './Part';
import type { Step } from './steps';

const codec = {
  parse: (params: URLSearchParams) => monthOf(params.get('month')) ?? portalMonth(),
  format: (month: string) => queryOf({ month: month === portalMonth() ? undefined : month }),
};

interface DatesPartProps {
  calendar: readonly CalendarEntry[];
  todos: readonly Step[];
}

/** Deadlines, interviews and activities in a month; which month is in the URL. */
export default function DatesPart({ calendar, todos }: DatesPartProps) {
  const t = useT();
  const { state: month, go } = useUrlState(codec);
  const entries = useMemo(() => monthEntriesOf(calendar, todos), [calendar, todos]);
  return (
    <Part title={t('usercenter.dates')}>
      <MonthGrid
        isPlain
        title={t('usercenter.dates')}
        entries={entries}
        month={month}
        onMonth={go}
      />
    </Part>
  );
}
