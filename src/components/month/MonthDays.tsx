import { Collapse } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '@/hooks/useT';
import EntryList from './EntryList';
import { firstDayToShow, type MonthEntry } from './monthEntries';
import { useMonthText } from './useMonthText';

interface MonthDaysProps {
  days: ReadonlyMap<string, readonly MonthEntry[]>;
  /** YYYY-MM. */
  month: string;
  /** YYYY-MM-DD. */
  today: string;
  isBusy: boolean;
}

/** The days of a month that have entries, as a list; the next such day is open. */
export default function MonthDays({ days, month, today, isBusy }: MonthDaysProps) {
  const t = useT();
  const text = useMonthText();
  const [opened, setOpened] = useState<{ month: string; days: string[] }>();
  const first = firstDayToShow(days, month, today);
  const open = opened?.month === month ? opened.days : first ? [first] : [];
  const items = [...days]
    .filter(([day]) => day.startsWith(month))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([day, entries]) => ({
      key: day,
      label: t('month.day', { day: text.day(day), count: entries.length }),
      children: (
        <section aria-label={text.day(day)}>
          <EntryList entries={entries} />
        </section>
      ),
    }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the buttons inside
    <div aria-busy={isBusy} className={isBusy ? 'stale' : undefined} onKeyDown={pressBySpace}>
      <Collapse
        bordered={false}
        destroyOnHidden
        items={items}
        activeKey={open}
        onChange={(keys) => setOpened({ month, days: keys })}
      />
    </div>
  );
}

/** antd's headers are buttons that react to Enter only; a button must react to the space bar, too (ARIA practices). */
function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key !== ' ' || !(target instanceof HTMLElement)) return;
  if (target.getAttribute('role') !== 'button') return;
  event.preventDefault();
  target.click();
}
