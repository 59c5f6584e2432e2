import { useMemo } from 'react';
import Failure from '@/components/Failure';
import MonthGrid from '@/components/month/MonthGrid';
import type { MonthEntry } from '@/components/month/monthEntries';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { searchActivities } from '@/services/content';
import type { ActivityQuery } from '@/services/types';
import { monthSpan } from '@/utils/month';
import styles from './ActivityCalendar.module.css';
import { activityDays } from './activityDays';

interface ActivityCalendarProps {
  /** What is dated here: names the table. */
  title: string;
  filters?: Pick<ActivityQuery, 'state' | 'type' | 'keyword'>;
  /** YYYY-MM. */
  month: string;
  onMonth: (month: string) => void;
  /** Other dates to be shown beside the activities. */
  more?: readonly MonthEntry[];
  /** Without an edge of its own, where it stands in a box already. */
  isPlain?: boolean;
}

const nothing: readonly MonthEntry[] = [];

/** As many as the server gives on one page; a month that has more says so. */
const pageSize = 100;

/** The activities of a month, on their days. */
export default function ActivityCalendar(props: ActivityCalendarProps) {
  const { title, filters, month, onMonth, more = nothing, isPlain } = props;
  const t = useT();
  const query = { ...filters, ...monthSpan(month), current: 1, pageSize };
  const { data, error, isLoading, refresh } = useLatestRequest(
    (signal) => searchActivities(query, { signal }),
    [JSON.stringify(query)],
  );
  const entries = useMemo(
    () => [...activityDays(data?.list ?? [], Date.now()), ...more],
    [data, more],
  );
  const rest = data ? data.total - data.list.length : 0;
  return (
    <>
      {error && !isLoading && (
        <div className={styles.failure}>
          <Failure isCompact title={t('activities.failed')} onRetry={refresh} />
        </div>
      )}
      <MonthGrid
        title={title}
        entries={entries}
        month={month}
        onMonth={onMonth}
        isBusy={isLoading || error !== undefined}
        isPlain={isPlain}
      />
      {rest > 0 && !isLoading && (
        <p className={styles.rest}>{t('activities.month.rest', { count: rest })}</p>
      )}
    </>
  );
}
