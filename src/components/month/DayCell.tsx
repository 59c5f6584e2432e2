import { useT } from '@/hooks/useT';
import styles from './DayCell.module.css';
import EntryList from './EntryList';
import type { MonthEntry } from './monthEntries';
import type { MonthText } from './useMonthText';

interface DayCellProps {
  /** YYYY-MM-DD. */
  day: string;
  entries: readonly MonthEntry[];
  text: MonthText;
  isOutside: boolean;
  isToday: boolean;
  isChosen: boolean;
  /** A phone has room for a number alone. */
  isNarrow: boolean;
  onChoose: (day: string) => void;
}

/** As many entries fit a cell; the rest is under the table, when asked for. */
const shown = 3;

/** One day: its entries, or on a phone how many there are, to be listed under the table. */
export default function DayCell(props: DayCellProps) {
  const { day, entries, text, isOutside, isToday, isChosen, isNarrow, onChoose } = props;
  const t = useT();
  const count = entries.length;
  const date = (
    <time dateTime={day} className={styles.date}>
      {Number(day.slice(-2))}
    </time>
  );
  const rest = count - shown;
  return (
    <td
      className={styles.cell}
      data-outside={isOutside || undefined}
      data-chosen={(isChosen && count > 0) || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      {isNarrow && count > 0 ? (
        <button
          type="button"
          className={styles.button}
          aria-pressed={isChosen}
          aria-label={t('month.day', { day: text.day(day), count })}
          onClick={() => onChoose(day)}
        >
          {date}
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        </button>
      ) : (
        date
      )}
      {!isNarrow && count > 0 && (
        <EntryList isDense entries={entries.slice(0, shown)} text={text} />
      )}
      {!isNarrow && rest > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-pressed={isChosen}
          aria-label={t('month.moreLabel', { day: text.day(day), count })}
          onClick={() => onChoose(day)}
        >
          {t('month.more', { count: rest })}
        </button>
      )}
    </td>
  );
}
