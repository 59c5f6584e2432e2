import { useMemo } from 'react';
import MonthGrid from '@/components/month/MonthGrid';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import type { CalendarEntry } from '@/services/types';
import { listCodec, monthOrNow } from '@/utils/listCodec';
import CenterPart from './CenterPart';
import { monthEntriesOf } from './dates';
import type { TodoStep } from './steps';

const codec = listCodec<{ month: string }>({ month: monthOrNow });

interface DatesPartProps {
  calendar: readonly CalendarEntry[];
  todos: readonly TodoStep[];
}

/** Deadlines, interviews and activities in a month; the month is in the URL. */
export default function DatesPart({ calendar, todos }: DatesPartProps) {
  const t = useT();
  const { state, go } = useUrlState(codec);
  const entries = useMemo(() => monthEntriesOf(calendar, todos), [calendar, todos]);
  return (
    <CenterPart title={t('usercenter.dates')}>
      <MonthGrid
        isPlain
        title={t('usercenter.dates')}
        entries={entries}
        month={state.month}
        onMonth={(month) => go({ month })}
      />
    </CenterPart>
  );
}
