import { Link } from '@umijs/max';
import { Badge } from 'antd';
import { useDateText } from '@/hooks/useDateText';
import { toneDots } from '../tagTone';
import styles from './EntryList.module.css';
import type { MonthEntry } from './monthEntries';

interface EntryListProps {
  entries: readonly MonthEntry[];
  isDense?: boolean;
}

/** Entries of one day: the time, then the label, which may be a link. */
export default function EntryList({ entries, isDense }: EntryListProps) {
  const { clock } = useDateText();
  return (
    <ul className={isDense ? styles.dense : styles.list}>
      {entries.map((entry) => (
        <li key={entry.key} className={styles.entry}>
          <Badge color={toneDots[entry.tone ?? 'success']} />
          <time dateTime={entry.at} className={styles.time}>
            {clock(entry.at)}
          </time>{' '}
          <EntryWords entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function EntryWords({ entry }: { entry: MonthEntry }) {
  const { label, labelLang, to, onSelect } = entry;
  if (to) {
    return (
      <Link className={styles.words} to={to} lang={labelLang} title={label}>
        {label}
      </Link>
    );
  }
  if (onSelect) {
    return (
      <button type="button" className={styles.words} lang={labelLang} onClick={onSelect}>
        {label}
      </button>
    );
  }
  return (
    <span className={styles.plain} lang={labelLang}>
      {label}
    </span>
  );
}
