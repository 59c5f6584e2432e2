import { Button, Calendar } from 'antd';
import enUS from 'antd/es/calendar/locale/en_US';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useT } from '@/hooks/useT';
import EntryList from './EntryList';
import styles from './Month.module.css';
import type { ShownMonth } from './monthEntries';
import { useMonthText } from './useMonthText';

interface MonthTableProps extends ShownMonth {
  /** The accessible name: what the entries are, and the month. */
  name: string;
  chosen: string | undefined;
  onChoose: (day: string) => void;
}

/** As many entries as fit in a cell; the others are shown below the calendar on request. */
const shown = 3;

const keyOf = (day: Dayjs) => day.format('YYYY-MM-DD');

/** A month as antd's calendar: each day's first entries in its cell, all entries of the chosen day below. */
export default function MonthTable(props: MonthTableProps) {
  const { name, days, month, today, chosen, onChoose } = props;
  const t = useT();
  const text = useMonthText();
  const place = useRef<HTMLDivElement>(null);
  const locale = useMemo(() => {
    const [monday = '', ...rest] = text.weekdays;
    const sunday = rest.pop() ?? '';
    // antd's Chinese calendar starts on Monday, as the portal does in every language.
    const lang = { ...enUS.lang, locale: 'zh_CN', shortWeekDays: [sunday, monday, ...rest] };
    return { ...enUS, lang };
  }, [text]);
  // antd has no props for these: the table's name, and that its panel is no place to stop at, as what can be pressed is inside.
  useLayoutEffect(() => {
    place.current?.querySelector('table')?.setAttribute('aria-label', name);
    place.current?.querySelector('.ant-picker-panel')?.removeAttribute('tabindex');
  }, [name]);
  const value = chosen ?? (today.startsWith(month) ? today : `${month}-01`);
  return (
    <div ref={place}>
      <Calendar
        className={styles.table}
        locale={locale}
        value={dayjs(value)}
        onSelect={(day) => onChoose(keyOf(day))}
        headerRender={() => null}
        fullCellRender={(date, { prefixCls = '' }) => {
          const day = keyOf(date);
          const entries = day.startsWith(month) ? (days.get(day) ?? []) : [];
          const hidden = entries.length - shown;
          const isToday = day === today;
          // antd marks today by the device's clock; the portal marks today in Beijing.
          const cell = `${prefixCls}-calendar-date`;
          return (
            <div
              className={`${prefixCls}-cell-inner ${cell}${isToday ? ` ${cell}-today` : ''}`}
              aria-current={isToday ? 'date' : undefined}
            >
              <time dateTime={day} className={`${cell}-value`} style={{ display: 'block' }}>
                {date.date()}
              </time>
              <div className={styles.entries}>
                {entries.length > 0 && <EntryList isDense entries={entries.slice(0, shown)} />}
                {hidden > 0 && (
                  <Button
                    type="link"
                    size="small"
                    // Its words begin where those of the entries do.
                    style={{ marginInlineStart: -8 }}
                    aria-pressed={day === chosen}
                    aria-label={t('month.moreLabel', { day: text.day(day), count: hidden })}
                    onClick={() => onChoose(day)}
                  >
                    {t('month.more', { count: hidden })}
                  </Button>
                )}
              </div>
            </div>
          );
        }}
      />
      {chosen && (
        <section className={styles.day} aria-label={text.day(chosen)}>
          <p role="status" style={{ margin: '0 0 8px' }}>
            <strong>{text.day(chosen)}</strong>
          </p>
          {days.has(chosen) ? (
            <EntryList entries={days.get(chosen) ?? []} />
          ) : (
            <p className="quiet">{t('month.nothing')}</p>
          )}
        </section>
      )}
    </div>
  );
}
