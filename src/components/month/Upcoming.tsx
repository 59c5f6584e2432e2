import { useT } from '@/hooks/useT';
import EntryList from './EntryList';
import type { MonthEntry, ShownMonth } from './monthEntries';
import { useMonthText } from './useMonthText';

interface UpcomingProps extends ShownMonth {
  /** Also while the month in view still has such days. */
  always?: boolean;
}

/** How many days with entries are listed. */
const daysListed = 3;

/** The next days with entries: beside the present month, or `always`. */
function nextDays(shown: UpcomingProps): [string, readonly MonthEntry[]][] {
  const { days, month, today, always } = shown;
  const next = [...days].filter(([day]) => day >= today).slice(0, daysListed);
  if (always) return next;
  const isOver = today.startsWith(month) && !next.some(([day]) => day.startsWith(month));
  return isOver ? next : [];
}

/** What comes next, as a list. */
export default function Upcoming(shown: UpcomingProps) {
  const t = useT();
  const text = useMonthText();
  const next = nextDays(shown);
  if (next.length === 0) return null;
  return (
    <section aria-label={t('month.upcoming')} style={{ padding: '8px var(--inset)' }}>
      <p style={{ margin: 0, fontWeight: 600 }}>{t('month.upcoming')}</p>
      {next.map(([day, entries]) => (
        // No region of its own: the calendar below may have one of the same day.
        <div key={day} style={{ marginTop: 8 }}>
          <p className="quiet">{text.day(day)}</p>
          <EntryList entries={entries} />
        </div>
      ))}
    </section>
  );
}
