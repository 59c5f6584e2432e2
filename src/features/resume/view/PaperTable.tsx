import { useT } from '@/hooks/useT';
import type { ResumeSection } from '../shared/sections';
import { entriesOf, type SectionValue } from '../values';
import styles from './Paper.module.css';
import { useFacts } from './useFacts';
import { wideCells } from './wideCells';

interface PaperTableProps {
  section: ResumeSection;
  value: SectionValue;
  isMasked: boolean;
}

/** The standard form: ruled cells of label and value; an entry is never cut by a page. */
export default function PaperTable({ section, value, isMasked }: PaperTableProps) {
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
            <dd lang="zh-CN">{fact.text}</dd>
          </div>
        ))}
      </dl>
    );
  });
}
