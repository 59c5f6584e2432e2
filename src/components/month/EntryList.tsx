import { Link } from '@umijs/max';
import { Badge } from 'antd';
import { useDateText } from '@/hooks/useDateText';
import { toneDots } from '../tagTone';
import styles from './EntryList.module.css';
import type { MonthEntry } from './monthEntries';

/** Entries of one day: the time, then the label, which may be a link. */
export default function EntryList(props: { entries: readonly MonthEntry[]; isDense?: boolean }) {
  const { entries, isDense } = props;
  const { clock } = useDateText();
  return (
    <ul className={isDense ? styles.dense : styles.list}>
      {entries.map(({ key, at, label, labelLang, to, tone = 'success' }) => (
        <li key={key} className={styles.entry}>
          <Badge color={toneDots[tone]} />
          <time dateTime={at} className={styles.time}>
            {`${clock(at)} `}
          </time>
          {to ? (
            <Link className={styles.words} to={to} lang={labelLang} title={label}>
              {label}
            </Link>
          ) : (
            <span className={styles.words} lang={labelLang}>
              {label}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
