import { useT } from '@/hooks/useT';
import type { ResumeSection } from '../shared/sections';
import { entriesOf, type SectionValue } from '../values';
import FactWords from './FactWords';
import styles from './SectionFacts.module.css';
import { useFacts } from './useFacts';

export interface SectionFactsProps {
  section: ResumeSection;
  value: SectionValue;
  isMasked: boolean;
}

/** A section to read: the filled fields with their labels, a list for each row. */
export default function SectionFacts({ section, value, isMasked }: SectionFactsProps) {
  const t = useT();
  const factsOf = useFacts(isMasked);
  const entries = entriesOf(value).map((entry, index) => ({
    key: String(entry.id ?? index),
    facts: factsOf(section, entry),
  }));
  if (entries.every(({ facts }) => facts.length === 0)) {
    return <p className="quiet">{t('resume.view.none')}</p>;
  }
  return (
    <>
      {entries.map(({ key, facts }) => (
        <dl key={key} className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.key} className={fact.isLong ? styles.long : undefined}>
              <dt>{t(fact.labelKey)}</dt>
              <dd>
                <FactWords fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </>
  );
}
