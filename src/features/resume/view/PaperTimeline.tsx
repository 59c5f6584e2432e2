import { useT } from '@/hooks/useT';
import { periodFields } from '../rules';
import type { ResumeSection } from '../shared/sections';
import { type EntryValues, entriesOf, factDot } from '../values';
import styles from './Paper.module.css';
import SectionFacts, { type SectionFactsProps } from './SectionFacts';
import { useFacts } from './useFacts';

const singleDates = ['issuedAt', 'date'];

/** The date fields of an entry, which a timeline shows in a column of their own. */
function timeOf(section: ResumeSection, entry: EntryValues, untilNow: string) {
  const pair = periodFields.find(([from]) => section.fields.some(({ key }) => key === from));
  if (pair) {
    const [from, to] = pair;
    return { keys: [from, to], words: `${entry[from] ?? ''} – ${entry[to] ?? untilNow}` };
  }
  const single = section.fields.find(({ key }) => singleDates.includes(key))?.key;
  return single ? { keys: [single], words: String(entry[single] ?? '') } : undefined;
}

/** Entries with dates as a timeline, the latest first; entries without dates look as in the compact layout. */
export default function PaperTimeline({ section, value, isMasked }: SectionFactsProps) {
  const t = useT();
  const factsOf = useFacts(isMasked);
  const untilNow = t('resume.view.untilNow');
  const dated = entriesOf(value).flatMap((entry) => {
    const time = timeOf(section, entry, untilNow);
    return time ? [{ entry, ...time }] : [];
  });
  if (dated.length === 0) {
    return <SectionFacts section={section} value={value} isMasked={isMasked} />;
  }
  const latestFirst = dated.sort((one, other) => other.words.localeCompare(one.words));
  return (
    <ol className={styles.line}>
      {latestFirst.map(({ entry, keys, words }) => {
        const facts = factsOf(section, entry).filter(({ key }) => !keys.includes(key));
        // A yes is shown as its label, and a no is left out, because "no" means nothing without the label.
        const short = facts
          .filter(({ isLong, flag, text }) => !isLong && flag !== false && text !== '')
          .map((fact) => (fact.flag ? { ...fact, text: t(fact.labelKey) } : fact));
        const long = facts.filter(({ isLong }) => isLong);
        return (
          <li key={String(entry.id)}>
            <bdi className={styles.time}>{words}</bdi>
            <div lang="zh-CN">
              <strong>{short[0]?.text}</strong>
              <p>
                {short
                  .slice(1)
                  .map(({ text }) => text)
                  .join(factDot)}
              </p>
              {long.map(({ key, text }) => (
                <p key={key}>{text}</p>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
