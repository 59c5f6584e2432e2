import { Flex } from 'antd';
import { useMemo } from 'react';
import Failure from '@/components/Failure';
import MonthGrid from '@/components/month/MonthGrid';
import type { MonthEntry } from '@/components/month/monthEntries';
import { useT } from '@/hooks/useT';
import type { ActivityQuery } from '@/services/types';
import { monthSpan } from '@/utils/month';
import { serverNow } from '@/utils/serverClock';
import { activityDays } from './activityDays';
import { useActivities } from './useActivities';

interface ActivityCalendarProps {
  /** Says what the entries are; names the table. */
  title: string;
  filters?: Pick<ActivityQuery, 'state' | 'type' | 'keyword'>;
  /** YYYY-MM. */
  month: string;
  onMonth: (month: string) => void;
  /** Other entries to show beside the activities. */
  more?: readonly MonthEntry[];
  /** Without a border, for use inside a card. */
  isPlain?: boolean;
}

/** The server's largest page; for a month with more activities, a text says so. */
const pageSize = 100;

/** The activities of a month by day. */
export default function ActivityCalendar(props: ActivityCalendarProps) {
  const { title, filters, month, onMonth, more, isPlain } = props;
  const t = useT();
  const { data, error, isLoading, refresh } = useActivities({
    ...filters,
    ...monthSpan(month),
    current: 1,
    pageSize,
  });
  const entries = useMemo(
    () => [...activityDays(data?.list ?? [], serverNow()), ...(more ?? [])],
    [data, more],
  );
  const rest = data ? data.total - data.list.length : 0;
  return (
    <Flex vertical gap={12}>
      {error && !isLoading && (
        <div className="surface">
          <Failure title={t('activities.failed')} onRetry={refresh} />
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
        <p className="quiet">{t('activities.month.rest', { count: rest })}</p>
      )}
    </Flex>
  );
}
