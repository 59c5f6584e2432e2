import { Collapse } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '@/hooks/useT';
import EntryList from './EntryList';
import styles from './Month.module.css';
import type { ShownMonth } from './monthEntries';
import { useMonthText } from './useMonthText';

/** The days of a month that have entries, as a list; at first today or the next one is open, else the last one. */
export default function MonthDays({ days, month, today }: ShownMonth) {
  const t = useT();
  const text = useMonthText();
  const [opened, setOpened] = useState<{ month: string; days: string[] }>();
  const shown = [...days].filter(([day]) => day.startsWith(month));
  const [first = ''] = shown.find(([day]) => day >= today) ?? shown.at(-1) ?? [];
  const items = shown.map(([day, entries]) => ({
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
    <div onKeyDown={pressBySpace}>
      <Collapse
        className={styles.days}
        bordered={false}
        destroyOnHidden
        items={items}
        activeKey={opened?.month === month ? opened.days : first}
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
