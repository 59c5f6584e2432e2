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

function EntryWords({ entry: { label, labelLang, to } }: { entry: MonthEntry }) {
  if (!to) {
    return (
      <span className={styles.words} lang={labelLang}>
        {label}
      </span>
    );
  }
  return (
    <Link className={styles.words} to={to} lang={labelLang} title={label}>
      {label}
    </Link>
  );
}
