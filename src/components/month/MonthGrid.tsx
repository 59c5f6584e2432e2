import { useMemo, useState } from 'react';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useT } from '@/hooks/useT';
import { portalToday } from '@/utils/dateWords';
import { weeksOf } from '@/utils/month';
import DayCell from './DayCell';
import EntryList from './EntryList';
import styles from './MonthGrid.module.css';
import MonthHead from './MonthHead';
import { entriesByDay, firstDayToShow, type MonthEntry } from './monthEntries';
import { useMonthText } from './useMonthText';

interface MonthGridProps {
  /** What is dated here: names the table. */
  title: string;
  /** Those of other months are simply not shown. */
  entries: readonly MonthEntry[];
  /** YYYY-MM. */
  month: string;
  onMonth: (month: string) => void;
  /** While another month's entries are on their way. */
  isBusy?: boolean;
  /** Without an edge of its own, where it stands in a box already. */
  isPlain?: boolean;
}

/** A month of dated entries as a table, Monday first; on phones a count per day and the chosen day's list below. */
export default function MonthGrid(props: MonthGridProps) {
  const { title, entries, month, onMonth, isBusy, isPlain } = props;
  const t = useT();
  const text = useMonthText();
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const [wanted, setWanted] = useState<string>();
  const days = useMemo(() => entriesByDay(entries), [entries]);
  const today = portalToday();
  const monthText = text.month(month);
  const isHere = wanted?.startsWith(month);
  // A screen with room shows the entries themselves: only what was asked for is listed below it.
  const chosen = isHere ? wanted : isNarrow ? firstDayToShow(days, month, today) : undefined;
  const isEmpty = ![...days.keys()].some((day) => day.startsWith(month));

  return (
    <div className={isPlain ? undefined : styles.box}>
      <MonthHead
        month={month}
        monthText={monthText}
        onMonth={onMonth}
        onToday={() => {
          setWanted(today);
          onMonth(today.slice(0, 7));
        }}
      />
      <table className={styles.table} aria-busy={isBusy}>
        <caption className="visuallyHidden">
          {t('month.caption', { title, month: monthText })}
        </caption>
        <thead>
          <tr>
            {text.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" className={styles.weekday} abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const isOutside = !day.startsWith(month);
                return (
                  <DayCell
                    key={day}
                    entries={isOutside ? [] : (days.get(day) ?? [])}
                    isToday={day === today}
                    isChosen={day === chosen}
                    onChoose={setWanted}
                    {...{ day, text, isOutside, isNarrow }}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {chosen && <ChosenDay name={text.day(chosen)} entries={days.get(chosen)} text={text} />}
      {isEmpty && !isBusy && !chosen && <p className={styles.nothing}>{t('month.empty')}</p>}
    </div>
  );
}

interface ChosenDayProps {
  name: string;
  entries: readonly MonthEntry[] | undefined;
  text: ReturnType<typeof useMonthText>;
}

/** All of one day, which the table has no room for. */
function ChosenDay({ name, entries = [], text }: ChosenDayProps) {
  const t = useT();
  return (
    <section className={styles.chosen} aria-label={name}>
      <p className={styles.chosenName} role="status">
        <strong>{name}</strong> {entries.length > 0 && t('month.count', { count: entries.length })}
      </p>
      {entries.length > 0 ? (
        <EntryList entries={entries} text={text} />
      ) : (
        <p className={styles.nothing}>{t('month.nothing')}</p>
      )}
    </section>
  );
}
