import { Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import InView from '@/components/InView';
import LateBoundary from '@/components/LateBoundary';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import { portalToday } from '@/utils/dateWords';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { shiftMonth } from '@/utils/month';
import styles from './Month.module.css';
import MonthDays from './MonthDays';
import { entriesByDay, type MonthEntry, nextMonth } from './monthEntries';
import Upcoming from './Upcoming';
import { useMonthText } from './useMonthText';

/** antd's calendar is 74 kB: it loads with the first month that comes into view, and never on a phone. */
const MonthTable = lazyWithRetry(
  () => import(/* webpackChunkName: "month-table" */ './MonthTable'),
);

/** The room of the calendar while its code is on the way: weekdays and six weeks. */
const weeks = { minHeight: 790 };

interface MonthGridProps {
  /** Says what the entries are; names the table. */
  title: string;
  /** Entries of other months are not shown. */
  entries: readonly MonthEntry[];
  /** YYYY-MM; without it the month of what comes next is open. */
  month: string | undefined;
  onMonth: (month: string) => void;
  isBusy?: boolean;
  /** Without a border, for use inside a card. */
  isPlain?: boolean;
  /** First a list of what comes next; the calendar below it. */
  hasNext?: boolean;
}

/** A month of entries with dates, as a calendar that starts on Monday; on phones as a list of days. */
export default function MonthGrid(props: MonthGridProps) {
  const { title, entries, onMonth, isBusy = false, isPlain, hasNext } = props;
  const t = useT();
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const [wanted, setWanted] = useState<string>();
  const days = useMemo(() => entriesByDay(entries), [entries]);
  const [first] = useState(() => nextMonth(days));
  const month = props.month ?? first;
  const today = useTimedValue(portalToday);
  const monthText = useMonthText().month(month);
  const chosen = wanted?.startsWith(month) ? wanted : undefined;
  const isEmpty = ![...days.keys()].some((day) => day.startsWith(month));
  const choose = (day: string) => {
    setWanted(day);
    if (!day.startsWith(month)) onMonth(day.slice(0, 7));
  };
  // Also where the calendar's code does not come.
  const list = <MonthDays days={days} month={month} today={today} />;

  return (
    <div
      className={isPlain ? undefined : 'surface'}
      style={isPlain ? undefined : { overflow: 'hidden' }}
    >
      {hasNext && <Upcoming always days={days} month={month} today={today} />}
      <Flex
        wrap
        align="center"
        justify="space-between"
        gap="8px 16px"
        style={{ padding: '8px var(--inset)' }}
      >
        <p
          role="status"
          style={{ margin: 0, fontSize: 'var(--ant-font-size-lg)', fontWeight: 600 }}
        >
          {monthText}
        </p>
        <Flex gap={8} className={`${styles.buttons} offPaper`}>
          <Button onClick={() => onMonth(shiftMonth(month, -1))}>{t('month.previous')}</Button>
          <Button onClick={() => choose(today)}>{t('month.today')}</Button>
          <Button onClick={() => onMonth(shiftMonth(month, 1))}>{t('month.next')}</Button>
        </Flex>
      </Flex>
      <div aria-busy={isBusy} className={isBusy ? 'stale' : undefined}>
        {!hasNext && <Upcoming days={days} month={month} today={today} />}
        {isNarrow ? (
          list
        ) : (
          <InView placeholder={<div style={weeks} />}>
            <LateBoundary waiting={<div style={weeks} aria-busy="true" />} instead={list}>
              <MonthTable
                name={t('month.caption', { title, month: monthText })}
                days={days}
                month={month}
                today={today}
                chosen={chosen}
                onChoose={choose}
              />
            </LateBoundary>
          </InView>
        )}
      </div>
      {isEmpty && !isBusy && (isNarrow || !chosen) && (
        <p className="quiet" style={{ padding: '8px var(--inset)' }}>
          {t('month.empty')}
        </p>
      )}
    </div>
  );
}
