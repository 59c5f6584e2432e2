import { useT } from '@/hooks/useT';
import type { ResumeSection } from '../shared/sections';
import { entriesOf, type SectionValue } from '../values';
import styles from './Paper.module.css';
import { useFacts } from './useFacts';

interface PaperTableProps {
  section: ResumeSection;
  value: SectionValue;
  isMasked: boolean;
}

/** The standard form: ruled cells of label and value; an entry is never cut by a page. */
export default function PaperTable({ section, value, isMasked }: PaperTableProps) {
  const t = useT();
  const factsOf = useFacts(isMasked);
  return entriesOf(value).map((entry, index) => (
    <dl key={String(entry.id ?? index)} className={styles.cells}>
      {factsOf(section, entry).map((fact) => (
        <div key={fact.key} className={fact.isLong ? styles.long : undefined}>
          <dt>{t(fact.labelKey)}</dt>
          <dd lang="zh-CN">{fact.text}</dd>
        </div>
      ))}
    </dl>
  ));
}
