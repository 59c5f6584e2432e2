import { usePortion } from '@/hooks/usePortion';
import { useT } from '@/hooks/useT';
import styles from './Paper.module.css';
import SectionFacts, { MoreEntries, type SectionFactsProps } from './SectionFacts';
import { type TimelineEntry, timelineOf } from './timeline';
import { useFacts } from './useFacts';

/** Entries with dates as a timeline, the latest first; entries without dates look as in the compact layout. */
export default function PaperTimeline({ section, value, isMasked }: SectionFactsProps) {
  const t = useT();
  const entries = timelineOf(section, value, useFacts(isMasked), t);
  const { shown, rest, showMore, refOf } = usePortion<TimelineEntry, HTMLLIElement>(entries ?? []);
  if (!entries) return <SectionFacts section={section} value={value} isMasked={isMasked} />;
  return (
    <>
      <ol className={styles.line}>
        {shown.map((entry, index) => (
          <li key={entry.id} ref={refOf(index)}>
            <bdi className={styles.time}>{entry.time}</bdi>
            <div lang="zh-CN">
              <strong>{entry.title}</strong>
              <p>{entry.rest}</p>
              {entry.long.map(({ key, text }) => (
                <p key={key}>{text}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <MoreEntries rest={rest} onMore={showMore} />
    </>
  );
}
