import { useT } from '@/hooks/useT';
import EntryList from './EntryList';
import type { MonthEntry, ShownMonth } from './monthEntries';
import { useMonthText } from './useMonthText';

/** How many days with entries are listed. */
const daysListed = 3;

/** The next days with entries, when the present month has none left; empty otherwise. */
function nextDays({ days, month, today }: ShownMonth): [string, readonly MonthEntry[]][] {
  const next = [...days].filter(([day]) => day >= today).slice(0, daysListed);
  const isOver = today.startsWith(month) && !next.some(([day]) => day.startsWith(month));
  return isOver ? next : [];
}

/** What comes next after the end of the month in view, as a list. */
export default function Upcoming(shown: ShownMonth) {
  const t = useT();
  const text = useMonthText();
  const next = nextDays(shown);
  if (next.length === 0) return null;
  return (
    <section aria-label={t('month.upcoming')} style={{ padding: '0 12px 8px' }}>
      <p style={{ margin: 0, fontWeight: 600 }}>{t('month.upcoming')}</p>
      {next.map(([day, entries]) => (
        <section key={day} aria-label={text.day(day)}>
          <p className="quiet">{text.day(day)}</p>
          <EntryList entries={entries} />
        </section>
      ))}
    </section>
  );
}
