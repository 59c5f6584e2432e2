import { useT } from '@/hooks/useT';
import { entriesOf } from '../values';
import FactWords from './FactWords';
import styles from './Paper.module.css';
import type { SectionFactsProps } from './SectionFacts';
import { useFacts } from './useFacts';
import { wideCells } from './wideCells';

/** The table layout: ruled cells with label and value; no page break inside an entry. */
export default function PaperTable({ section, value, isMasked }: SectionFactsProps) {
  const t = useT();
  const factsOf = useFacts(isMasked);
  return entriesOf(value).map((entry, index) => {
    const facts = factsOf(section, entry);
    const wide = wideCells(facts.map(({ isLong }) => isLong));
    return (
      <dl key={String(entry.id ?? index)} className={styles.cells}>
        {facts.map((fact, at) => (
          <div key={fact.key} className={wide[at] ? styles.long : undefined}>
            <dt>{t(fact.labelKey)}</dt>
            <dd>
              <FactWords fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    );
  });
}
