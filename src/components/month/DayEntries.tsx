import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import EntryList from './EntryList';
import type { MonthEntry } from './monthEntries';
import type { MonthText } from './useMonthText';

interface DayEntriesProps {
  /** YYYY-MM-DD. */
  day: string;
  entries: readonly MonthEntry[];
  text: MonthText;
  isChosen: boolean;
  onChoose: (day: string) => void;
}

/** As many entries as fit in a cell; the others are shown below the calendar on request. */
const shown = 3;

/** The first entries of a day, and a button for all of them. */
export default function DayEntries({ day, entries, text, isChosen, onChoose }: DayEntriesProps) {
  const t = useT();
  const count = entries.length;
  if (count === 0) return null;
  return (
    <>
      <EntryList isDense entries={entries.slice(0, shown)} text={text} />
      {count > shown && (
        <Button
          type="link"
          size="small"
          aria-pressed={isChosen}
          aria-label={t('month.moreLabel', { day: text.day(day), count: count - shown })}
          onClick={() => onChoose(day)}
        >
          {t('month.more', { count: count - shown })}
        </Button>
      )}
    </>
  );
}
