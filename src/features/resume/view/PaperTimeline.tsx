import { usePortion } from '@/hooks/usePortion';
import { useT } from '@/hooks/useT';
import { periodFields } from '../rules';
import { entriesOf, factDot } from '../values';
import styles from './Paper.module.css';
import SectionFacts, { MoreEntries, type SectionFactsProps } from './SectionFacts';
import { useFacts } from './useFacts';

/** The field that dates an entry: the start of its period, or its only date. */
const dateKeys = [...periodFields.map(([from]) => from), 'issuedAt', 'date'];

/** Entries with dates as a timeline, the latest first; entries without dates look as in the compact layout. */
export default function PaperTimeline({ section, value, isMasked }: SectionFactsProps) {
  const t = useT();
  const factsOf = useFacts(isMasked);
  const dateKey = section.fields.find(({ key }) => dateKeys.includes(key))?.key;
  const latestFirst = (dateKey ? entriesOf(value) : [])
    .map((entry) => {
      const facts = factsOf(section, entry);
      return { entry, facts, words: facts.find(({ key }) => key === dateKey)?.text ?? '' };
    })
    .sort((one, other) => other.words.localeCompare(one.words));
  const { shown, rest, showMore, refOf } = usePortion<(typeof latestFirst)[number], HTMLLIElement>(
    latestFirst,
  );
  if (!dateKey) return <SectionFacts section={section} value={value} isMasked={isMasked} />;
  return (
    <>
      <ol className={styles.line}>
        {shown.map(({ entry, facts: dated, words }, index) => {
          const facts = dated.filter(({ key }) => key !== dateKey);
          // A yes is shown as its label, and a no is left out, because "no" means nothing without the label.
          const short = facts
            .filter(({ isLong, flag, text }) => !isLong && flag !== false && text !== '')
            .map((fact) => (fact.flag ? { ...fact, text: t(fact.labelKey) } : fact));
          const long = facts.filter(({ isLong }) => isLong);
          return (
            <li key={String(entry.id)} ref={refOf(index)}>
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
      <MoreEntries rest={rest} onMore={showMore} />
    </>
  );
}
