import { useT } from '@/hooks/useT';
import { periods } from '../rules';
import type { ResumeSection } from '../shared/sections';
import { entriesOf, type Values } from '../values';
import styles from './Paper.module.css';
import SectionFacts, { type SectionFactsProps } from './SectionFacts';
import { useFacts } from './useFacts';

const singleDates = ['issuedAt', 'date'];

/** The fields that say when, of which a timeline makes its own column. */
function timeOf(section: ResumeSection, entry: Values, untilNow: string) {
  const pair = periods.find(([from]) => section.fields.some(({ key }) => key === from));
  if (pair) {
    const [from, to] = pair;
    return { keys: [from, to], words: `${entry[from] ?? ''} – ${entry[to] ?? untilNow}` };
  }
  const single = section.fields.find(({ key }) => singleDates.includes(key))?.key;
  return single ? { keys: [single], words: String(entry[single] ?? '') } : undefined;
}

/** Dated entries along a line, the latest first; what has no dates reads as in the compact form. */
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
        // Without its label a "no" says nothing, and a "yes" is said by the label.
        const short = facts
          .filter(({ isLong, flag }) => !isLong && flag !== false)
          .map((fact) => (fact.flag ? { ...fact, text: t(fact.labelKey) } : fact));
        const long = facts.filter(({ isLong }) => isLong);
        return (
          <li key={String(entry.id)}>
            <span className={styles.time}>{words}</span>
            <div lang="zh-CN">
              <strong>{short[0]?.text}</strong>
              <p>
                {short
                  .slice(1)
                  .map(({ text }) => text)
                  .join(' · ')}
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
